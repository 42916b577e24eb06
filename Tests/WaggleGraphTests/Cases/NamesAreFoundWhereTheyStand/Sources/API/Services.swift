public protocol Clock {}
public enum Time {
  public protocol Zone {}
}
public typealias Timer = any Clock
public protocol Tide {}
public typealias Ebb = Tide
public typealias Both = Holiday & Clock
public protocol Holiday {}
public protocol Repository<Entity> { associatedtype Entity }
public struct User {}
public enum `a.b` { public protocol `Set: T<U>.c` {} }
