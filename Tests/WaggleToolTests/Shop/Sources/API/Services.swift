public protocol Clock {}
public protocol Zone {}
public protocol Basket {}
public protocol Prices {}
public protocol Holiday {}
public protocol Tide {}
public protocol Moon {}
public protocol Repository<Entity> { associatedtype Entity }
