/// A value, whatever its type is.
///
/// It is not generic, and nor is anything else that each service needs one of: the first use of a generic type with a new
/// argument costs a microsecond and more, and an app may have thousands of services.
///
/// SAFETY: the memory is written once, before anybody else has the box, and only read then. `type` says what is in it, and
/// who reads it as something else is stopped. A value that is lent was not counted, so it does not end with the box; whoever
/// reads it keeps alive what it refers to. Where a value may go is not for the box to say: see `Crossing`.
final class Box: @unchecked Sendable {
  let type: any Any.Type
  /// The actor that the value may not leave, if there is one.
  let home: (any Actor)?
  private let memory: UnsafeMutableRawPointer
  private let isLent: Bool
  /// Whether there is a home: to look at that takes longer.
  private let isBound: Bool

  /// Keeps a value.
  init<Value>(_ value: Value, home: (any Actor)?) {
    type = Value.self
    self.home = home
    isLent = false
    isBound = home != nil
    memory = Self.memory(for: Value.self)
    memory.initializeMemory(as: Value.self, to: value)
  }

  /// Holds what another box keeps, and does not keep it alive.
  init(lending other: Box) {
    func size<Value>(_ type: Value.Type) -> (UnsafeMutableRawPointer, Int) {
      (Self.memory(for: type), MemoryLayout<Value>.size)
    }
    type = other.type
    home = other.home
    isLent = true
    isBound = home != nil
    let (memory, size) = _openExistential(type, do: size)
    self.memory = memory
    memory.copyMemory(from: other.memory, byteCount: size)
  }

  deinit {
    func end<Value>(_ type: Value.Type) {
      memory.assumingMemoryBound(to: type).deinitialize(count: 1)
    }
    if !isLent { _openExistential(type, do: end) }
    memory.deallocate()
  }

  /// Whether the value may be used on an actor.
  @inline(__always)
  func isHome(_ actor: (any Actor)?) -> Bool { isBound ? isOn(home, actor) : true }

  @inline(__always)
  func value<Value>(as type: Value.Type) -> Value {
    precondition(ObjectIdentifier(type) == ObjectIdentifier(self.type))
    return memory.assumingMemoryBound(to: type).pointee
  }

  /// The object that the value is; `nil` where it is none.
  ///
  /// An optional counts as none here: to look into it takes a search for a conformance, which is slow the first time for each
  /// type.
  var object: AnyObject? {
    func object<Value>(_ type: Value.Type) -> AnyObject? { Self.object(in: value(as: type)) }
    return _openExistential(type, do: object)
  }

  /// The object that the value is or, as an optional, holds.
  var heldObject: AnyObject? {
    func held<Value>(_ type: Value.Type) -> AnyObject? {
      (value(as: type) as? any Wrapping)?.content.flatMap(Self.object)
    }
    return object ?? _openExistential(type, do: held)
  }

  /// Whether the value is an optional that holds nothing.
  var isNil: Bool {
    func isNil<Value>(_ type: Value.Type) -> Bool {
      guard let optional = value(as: type) as? any Wrapping else { return false }
      return optional.content == nil
    }
    return _openExistential(type, do: isNil)
  }

  var lifetime: (any ServiceLifetime)? {
    func lifetime<Value>(_ type: Value.Type) -> (any ServiceLifetime)? { value(as: type) as? any ServiceLifetime }
    return _openExistential(type, do: lifetime)
  }

  private static func object(in content: Any) -> AnyObject? {
    Swift.type(of: content) is AnyClass ? content as AnyObject : nil
  }

  private static func memory<Value>(for type: Value.Type) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(1, MemoryLayout<Value>.size), alignment: MemoryLayout<Value>.alignment)
  }
}

/// Sees through an optional, whatever it holds.
private protocol Wrapping {
  var content: Any? { get }
}

extension Optional: Wrapping {
  fileprivate var content: Any? { self }
}
