public protocol Clock {}
public protocol Zone {}
public protocol Holiday {}
