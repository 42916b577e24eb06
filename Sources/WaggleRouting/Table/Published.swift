internal import Synchronization
internal import Waggle

/// An object that many threads read without a lock while others put a new one in its place.
///
/// A reader counts himself in, in one of four counters that threads share by where their stacks are, loads the object, uses it,
/// and counts himself out. Whoever replaces it keeps the old one until he has seen each counter at zero once.
///
/// SAFETY: a reader who counted himself in before the writer saw his counter at zero has counted himself out too, and is
/// done. One who counts himself in afterwards loads afterwards, and finds the new object: both steps, and the writer's two,
/// are sequentially consistent. What is not free to go yet is kept, and looked at the next time. All else happens under the
/// lock.
struct Published<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  /// Neighbours must not take readers' line of the processor's cache away.
  private struct Counter: ~Copyable {
    let readers = Atomic(0)
    private let padding: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0)
  }

  private let current = Atomic<UInt>(0)
  private let counter0 = Counter()
  private let counter1 = Counter()
  private let counter2 = Counter()
  private let counter3 = Counter()
  private let retired = Lock<[Object]>([])

  init() {}

  deinit {
    _ = take(current.load(ordering: .sequentiallyConsistent))
  }

  /// Reads the object, which must not be kept beyond `body`; `nil` if there is none.
  @inline(__always)
  func read<Result, Failure: Error>(_ body: (Object) throws(Failure) -> Result) throws(Failure) -> Result? {
    switch Self.part() {
    case 0: try read(counter0, body)
    case 1: try read(counter1, body)
    case 2: try read(counter2, body)
    default: try read(counter3, body)
    }
  }

  @inline(__always)
  private func read<Result, Failure: Error>(
    _ counter: borrowing Counter, _ body: (Object) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    counter.readers.wrappingAdd(1, ordering: .sequentiallyConsistent)
    defer { counter.readers.wrappingSubtract(1, ordering: .sequentiallyConsistent) }
    let bits = current.load(ordering: .sequentiallyConsistent)
    guard let pointer = UnsafeRawPointer(bitPattern: bits) else { return nil }
    return try Unmanaged<Object>.fromOpaque(pointer)._withUnsafeGuaranteedRef { object in
      Swift.Result { () throws(Failure) in try body(object) }
    }.get()
  }

  /// Puts an object, or none, in the place of the one that is there.
  ///
  /// - Returns: What nobody reads any more. Let go of it where no lock is held: it may end with code of the user's.
  func replace(with object: Object?) -> [Object] {
    let new = object.map { UInt(bitPattern: Unmanaged.passRetained($0).toOpaque()) } ?? 0
    let old = take(current.exchange(new, ordering: .sequentiallyConsistent))
    return retired.withLock { retired in
      if let old { retired.append(old) }
      guard !isBeingRead else { return [] }
      defer { retired = [] }
      return retired
    }
  }

  private var isBeingRead: Bool {
    counter0.readers.load(ordering: .sequentiallyConsistent) != 0
      || counter1.readers.load(ordering: .sequentiallyConsistent) != 0
      || counter2.readers.load(ordering: .sequentiallyConsistent) != 0
      || counter3.readers.load(ordering: .sequentiallyConsistent) != 0
  }

  private func take(_ bits: UInt) -> Object? {
    UnsafeRawPointer(bitPattern: bits).map { Unmanaged<Object>.fromOpaque($0).takeRetainedValue() }
  }

  @inline(__always)
  private static func part() -> Int {
    var mark: UInt8 = 0
    return withUnsafePointer(to: &mark) { pointer in
      let address = UInt(bitPattern: pointer)
      return Int(bitPattern: (address >> 19 ^ address >> 23) & 3)
    }
  }
}
