let a: Vector
<3, Int>, b: Vector<- 1, Int>, c: A
  .B<C
  <D>>?
import struct E.
F
func g(h: borrowing
  any ~ Copyable, i: nonisolated( nonsending ) (Int) async -> Void) -> any ~
  Copyable { h }
@J <Int> struct K {}
typealias M = @Sendable
  (Int)
  -> Void
public
  private(set)
  var n
  :
  Int
class
O
: P
,
Q
{ static func r() {} }
