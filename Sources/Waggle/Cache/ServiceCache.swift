internal import Synchronization

/// Hands out, without a lock, what `get` found before: shared instances and factories.
///
/// Readers find a *cell* of a table by the service and its name. A cell holds, bit for bit, what they get, and *tickets*:
/// references to it that were counted in advance. Whoever takes a ticket, by one atomic step, has a reference of his own. To
/// count one himself would not be safe: between reading where an object is and counting the reference, another thread might
/// replace the object and free it. When a cell is closed, the tickets that are left are given back, and the object goes with
/// its last user. When tickets run out, the next `get` takes the slow path, which counts many new ones at once. It is the
/// split reference count of lock-free shared pointers (A. Williams, C++ Concurrency in Action, 7.2.4), and costs a look-up one
/// atomic read-modify-write, as counting a reference does.
///
/// SAFETY: this file is all that shares memory without a lock, and this is why it holds.
/// - *Lifetime.* Tables are freed with the cache, while no `get` can be reading: each borrows the registry. Until then their
///   cells are used again and never freed. Tables double, so that all that were outgrown together are smaller than the last.
/// - *Races.* Every word that readers see is an `Atomic`.
/// - *Consistency.* A cell is a sequence lock. The version in its first word grows whenever it is closed, and only a closed
///   cell is written to. A reader loads that word, reads the rest, and takes the ticket by compare-and-exchange of that word,
///   which succeeds only if no version came between. The rest is stored `releasing` and loaded `acquiring`, so that who sees a
///   new word there also sees the version that came before it. A reader would have to sleep through 2³² closings of one cell
///   to be deceived.
/// - *Ownership.* A ticket is one counted reference to all that the bits refer to. Its taker moves the bits out once, as a value
///   of the type that was put in, which the key decides. Types that cannot be moved bit by bit are not put in.
/// - *Isolation.* The cell of what is bound to an actor says so, and only who runs on that actor takes a ticket.
/// - *Writers.* `CellStore` is used by one thread at a time: by whoever holds the lock of the registry's table.
struct ServiceCache: ~Copyable, @unchecked Sendable {
  /// Neighbours that are written to must not take readers' line of the processor's cache away.
  private typealias Padding = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

  private let before: Padding = (0, 0, 0, 0, 0, 0, 0)
  private let table0 = Atomic(CellTable.empty.address)
  private let table1 = Atomic(CellTable.empty.address)
  private let table2 = Atomic(CellTable.empty.address)
  private let table3 = Atomic(CellTable.empty.address)
  private let after: Padding = (0, 0, 0, 0, 0, 0, 0)
  /// The writers' side.
  private let shards = [CellStore(), CellStore(), CellStore(), CellStore()]

  init() {}

  /// Which of the four parts a thread uses, so that threads do not take tickets from the same cells.
  ///
  /// It is told by where the thread's stack is: stacks are half a megabyte apart on Darwin, but for the main thread's, and
  /// eight elsewhere. A thread whose stack lies in two parts uses both.
  @inline(__always)
  private static func shard(at stack: UnsafeRawPointer) -> Int {
    let address = UInt(bitPattern: stack)
    return Int(bitPattern: (address >> 19 ^ address >> 23) & 3)
  }

  @inline(__always)
  private func table(_ shard: Int) -> CellTable {
    let address =
      switch shard {
      case 0: table0.load(ordering: .acquiring)
      case 1: table1.load(ordering: .acquiring)
      case 2: table2.load(ordering: .acquiring)
      default: table3.load(ordering: .acquiring)
      }
    return CellTable(address: address)
  }

  /// Lets readers see the tables that writers write to.
  private func show() {
    table0.store(shards[0].shown.address, ordering: .releasing)
    table1.store(shards[1].shown.address, ordering: .releasing)
    table2.store(shards[2].shown.address, ordering: .releasing)
    table3.store(shards[3].shown.address, ordering: .releasing)
  }

  /// Looks for what a `get` on `actor` gets, and takes a ticket for it.
  @inline(__always)
  func take(_ type: any Any.Type, _ name: ServiceName?, on actor: (any Actor)?, _ found: inout CachedBits)
    -> CachedKind?
  {
    let key = CellKey(type, name)
    let table = table(Self.shard(at: &found))
    var place = table.firstPlace(of: key)
    for _ in 0..<CellTable.reach {
      let cell = table[place]
      while true {
        let state = cell.state
        guard !state.isUnused else { return nil }
        guard cell.type == key.type, state.isNamed ? table.rest(place).isFor(key) : !key.isNamed else { break }
        guard state.tickets > 0, !state.isBound || table.rest(place).home == CellKey.bits(of: actor) else { return nil }
        switch state.kind {
        case .instance:
          cell.read(into: &found)
          if cell.takeTicket(state) { return .instance }
        case .factory:
          cell.readReference(into: &found)
          if cell.isStill(state) { return .factory }
        case .countedFactory:
          cell.readReference(into: &found)
          if cell.takeTicket(state) { return .countedFactory }
        }
      }
      place = table.next(place)
    }
    return nil
  }
}

extension ServiceCache {
  /// Has readers on this thread find a value, or counts new tickets for it where they ran out.
  ///
  /// - Parameters:
  ///   - value: What they get: of the service's type, or a registration that makes it.
  ///   - object: An object that the value may be a reference to.
  ///   - key: What they ask for; its name is the very text that was asked with.
  ///   - home: The actor that they must run on, if there is one.
  ///   - expected: How many services there might be.
  ///   - hot: Makes what readers get of a factory for which the tickets ran out.
  /// - Returns: Tickets that are to be given back when the lock is open again.
  func put<Value>(
    _ value: Value, _ kind: CachedKind, _ object: AnyObject?, for key: ServiceKey, home: (any Actor)?, expected: Int,
    hot: () -> AnyObject? = { nil }
  ) -> [UnusedTickets] {
    guard UInt.bitWidth == 64, let bits = CachedBits(of: value) else { return [] }
    let parts = withUnsafeBytes(of: bits) { mark -> [Int] in
      guard let here = mark.baseAddress else { return [] }
      let (own, readers) = (Self.shard(at: here), Self.shard(at: here + Self.distanceToReader))
      return own == readers ? [own] : [own, readers]
    }
    let before = parts.map { shards[$0].shown.address }
    defer { if before != parts.map({ shards[$0].shown.address }) { show() } }
    return parts.flatMap { part in
      shards[part].put(value, bits, kind, object, for: key, home: home, expected: expected, hot: hot)
    }
  }

  /// How much further up the stack the reader may be for whom something is put in, in bytes, without optimisation too.
  ///
  /// Where another part begins in between, both get it: the reader would look in the other one each time.
  private static var distanceToReader: Int { 32 << 10 }

  /// Closes the cells of a key; the tickets are to be given back when the lock is open again.
  func close(_ key: ServiceKey) -> [UnusedTickets] {
    shards.flatMap { $0.close(key) }
  }

  func closeAll() -> [UnusedTickets] {
    shards.flatMap { $0.closeAll() }
  }

  /// Closes all cells for good.
  func turnOff() -> [UnusedTickets] {
    for shard in shards { shard.turnOff() }
    show()
    return closeAll()
  }
}

/// What a cell holds.
enum CachedKind {
  /// An instance of the service.
  case instance
  /// A `HotFactory`, kept as long as the cache: there is no ticket for it.
  case factory
  /// A registration that makes instances.
  case countedFactory
}

/// What was read from a cell.
struct CachedBits {
  fileprivate var words: (UInt, UInt, UInt, UInt, UInt, UInt) = (0, 0, 0, 0, 0, 0)

  @inline(__always)
  init() {}

  /// The bits of a value; `nil` where it has too many or may not be moved bit by bit.
  fileprivate init?<Value>(of value: Value) {
    guard Self.holds(Value.self) else { return nil }
    withUnsafeBytes(of: value) { value in
      withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: value) }
    }
  }

  /// Whether the value is a reference to an object, and not to a box around it.
  fileprivate func refer(to object: AnyObject) -> Bool {
    words.0 == UInt(bitPattern: ObjectIdentifier(object))
  }

  /// Whether a value of a type can be turned into bits.
  fileprivate static func holds<Value>(_ type: Value.Type) -> Bool {
    _isBitwiseTakable(type) && MemoryLayout<Value>.size <= MemoryLayout<CachedBits>.size
      && MemoryLayout<Value>.alignment <= MemoryLayout<CachedBits>.alignment
  }

  /// Turns the bits into the value that a ticket was taken for; to be called once.
  @inline(__always)
  mutating func move<Value>(as type: Value.Type) -> Value {
    // The closure of `withUnsafeMutableBytes` is a call that the optimiser leaves in generic code.
    Self.move(type, from: &words)
  }

  /// The object that the bits are, which somebody else keeps alive.
  @inline(__always)
  func reference<Object: AnyObject>(to type: Object.Type) -> Unmanaged<Object> {
    .fromOpaque(UnsafeRawPointer(bitPattern: words.0).unsafelyUnwrapped)
  }

  @inline(__always)
  private static func move<Value>(_ type: Value.Type, from words: UnsafeMutableRawPointer) -> Value {
    words.assumingMemoryBound(to: Value.self).move()
  }
}

/// What cells are told apart by.
private struct CellKey: Equatable {
  let type: UInt
  /// The bits of the name's text; zeros mean no name.
  ///
  /// The same text may have several cells.
  let name: (UInt, UInt)

  @inline(__always)
  init(_ type: any Any.Type, _ name: ServiceName?) {
    self.type = UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))
    // A string is two words wherever a word has 64 bits; elsewhere nothing is put in.
    if let name, UInt.bitWidth == 64 {
      self.name = unsafeBitCast(name, to: (UInt, UInt).self)
    } else {
      self.name = (0, 0)
    }
  }

  @inline(__always)
  static func bits(of actor: (any Actor)?) -> UInt {
    guard let actor else { return 0 }
    return UInt(bitPattern: ObjectIdentifier(actor))
  }

  static func == (a: CellKey, b: CellKey) -> Bool { a.type == b.type && a.name == b.name }

  /// The second word of a string is never zero.
  @inline(__always)
  var isNamed: Bool { name.1 != 0 }

  /// Spreads keys over a table: multiplication by 2⁶⁴ over the golden ratio (Knuth, The Art of Computer Programming, 6.4).
  @inline(__always)
  var hash: UInt {
    (type ^ name.0 ^ name.1 &<< 17) &* UInt(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64)
  }
}

/// The first word of a cell: its version, what kind of cell it is, and how many tickets are left.
private struct CellState {
  static let named: UInt = 1 << 31
  static let bound: UInt = 1 << 30
  static let factory: UInt = 1 << 29
  static let counted: UInt = 1 << 28
  static let open: UInt = 1 << 27
  static let mostTickets = open - 1
  static let firstVersion: UInt = 1 << 32

  let bits: UInt

  var tickets: UInt { bits & Self.mostTickets }
  /// Whether the cell was never open.
  var isUnused: Bool { bits == 0 }
  var isOpen: Bool { bits & Self.open != 0 }
  var isNamed: Bool { bits & Self.named != 0 }
  var isBound: Bool { bits & Self.bound != 0 }

  @inline(__always)
  var kind: CachedKind {
    guard bits & Self.factory != 0 else { return .instance }
    return bits & Self.counted != 0 ? .countedFactory : .factory
  }

  /// The closed cell that comes after this one.
  var closed: UInt { (bits & ~(Self.firstVersion - 1)) &+ Self.firstVersion }
}

/// What readers see of one key: a line of the processor's cache, with all that an instance without name and actor needs.
private struct Cell: @unchecked Sendable {
  static let size = 8
  private static let value = 2

  let line: UnsafeMutablePointer<Atomic<UInt>>

  @inline(__always)
  var state: CellState { CellState(bits: line[0].load(ordering: .acquiring)) }

  @inline(__always)
  var type: UInt { line[1].load(ordering: .acquiring) }

  @inline(__always)
  func read(into bits: inout CachedBits) {
    bits.words = (
      line[Self.value].load(ordering: .acquiring), line[Self.value + 1].load(ordering: .acquiring),
      line[Self.value + 2].load(ordering: .acquiring), line[Self.value + 3].load(ordering: .acquiring),
      line[Self.value + 4].load(ordering: .acquiring), line[Self.value + 5].load(ordering: .acquiring)
    )
  }

  /// Reads what is one word.
  @inline(__always)
  func readReference(into bits: inout CachedBits) {
    bits.words.0 = line[Self.value].load(ordering: .acquiring)
  }

  @inline(__always)
  func takeTicket(_ state: CellState) -> Bool {
    line[0].weakCompareExchange(
      expected: state.bits, desired: state.bits &- 1, ordering: .acquiringAndReleasing
    ).exchanged
  }

  @inline(__always)
  func isStill(_ state: CellState) -> Bool {
    line[0].load(ordering: .acquiring) == state.bits
  }

  /// Fills a closed cell and opens it.
  func open(_ key: CellKey, _ kind: CachedKind, _ bits: CachedBits, tickets: Int, _ rest: CellRest, home: UInt) {
    line[1].store(key.type, ordering: .releasing)
    rest.write(key, home: home)
    withUnsafeBytes(of: bits.words) { bytes in
      for (index, word) in bytes.bindMemory(to: UInt.self).enumerated() {
        line[Self.value + index].store(word, ordering: .releasing)
      }
    }
    var flags = CellState.open
    if key.isNamed { flags |= CellState.named }
    if home != 0 { flags |= CellState.bound }
    if kind != .instance { flags |= CellState.factory }
    if kind == .countedFactory { flags |= CellState.counted }
    line[0].store(state.bits | flags | UInt(tickets), ordering: .releasing)
  }

  func add(tickets: Int) {
    line[0].wrappingAdd(UInt(tickets), ordering: .releasing)
  }

  /// Closes the cell; returns how many tickets were left.
  func close() -> Int {
    // Readers may take tickets meanwhile; no other writer is there.
    while true {
      let state = state
      let result = line[0].compareExchange(
        expected: state.bits, desired: state.closed, ordering: .acquiringAndReleasing)
      if result.exchanged { return Int(state.tickets) }
    }
  }
}

/// What belongs to a cell and is not often read.
private struct CellRest: @unchecked Sendable {
  static let size = 4

  let words: UnsafeMutablePointer<Atomic<UInt>>

  @inline(__always)
  var home: UInt { words[2].load(ordering: .acquiring) }

  @inline(__always)
  func isFor(_ key: CellKey) -> Bool {
    words[0].load(ordering: .acquiring) == key.name.0 && words[1].load(ordering: .acquiring) == key.name.1
  }

  func write(_ key: CellKey, home: UInt) {
    words[0].store(key.name.0, ordering: .releasing)
    words[1].store(key.name.1, ordering: .releasing)
    words[2].store(home, ordering: .releasing)
  }
}

/// Where cells are found: a table with open addressing, at most half full.
private struct CellTable: @unchecked Sendable {
  /// How many places readers look at.
  static let reach = 24
  /// Nothing is ever in it: it is full with the first cell.
  static let empty = CellTable(capacity: 2)

  /// First a line that says how to find a place in what follows, then all cells, then the rest of all cells.
  private let words: UnsafeMutablePointer<Atomic<UInt>>

  /// - Parameter capacity: A power of two, from 2 on.
  init(capacity: Int) {
    words = .make(Self.size(capacity))
    words[0].store(UInt(UInt.bitWidth - capacity.trailingZeroBitCount), ordering: .relaxed)
    words[1].store(UInt(capacity - 1), ordering: .relaxed)
    words[2].store(UInt(Cell.size * (capacity + 1)), ordering: .relaxed)
  }

  @inline(__always)
  init(address: UInt) {
    words = UnsafeMutablePointer(bitPattern: address).unsafelyUnwrapped
  }

  func free() {
    words.free(Self.size(capacity))
  }

  var address: UInt { UInt(bitPattern: words) }
  var capacity: Int { Int(mask) + 1 }

  private static func size(_ capacity: Int) -> Int { Cell.size + capacity * (Cell.size + CellRest.size) }

  @inline(__always)
  private var mask: UInt { words[1].load(ordering: .relaxed) }

  @inline(__always)
  func firstPlace(of key: CellKey) -> UInt { key.hash &>> words[0].load(ordering: .relaxed) }

  @inline(__always)
  func next(_ place: UInt) -> UInt { (place &+ 1) & mask }

  @inline(__always)
  subscript(place: UInt) -> Cell { Cell(line: words + Cell.size &* (Int(bitPattern: place) &+ 1)) }

  @inline(__always)
  func rest(_ place: UInt) -> CellRest {
    CellRest(
      words: words + (Int(bitPattern: words[2].load(ordering: .relaxed)) &+ CellRest.size &* Int(bitPattern: place)))
  }

  /// The place of a cell within reach of a key that is not open.
  func closedPlace(for key: CellKey) -> UInt? {
    var place = firstPlace(of: key)
    for _ in 0..<min(Self.reach, capacity) {
      if !self[place].state.isOpen { return place }
      place = next(place)
    }
    return nil
  }
}

extension UnsafeMutablePointer where Pointee == Atomic<UInt> {
  fileprivate static func make(_ count: Int) -> Self {
    // Whole lines of the processor's cache.
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: count * MemoryLayout<Pointee>.stride, alignment: 64)
    let words = bytes.bindMemory(to: Pointee.self, capacity: count)
    for index in 0..<count { (words + index).initialize(to: Atomic(0)) }
    return words
  }

  fileprivate func free(_ count: Int) {
    deinitialize(count: count)
    UnsafeMutableRawPointer(self).deallocate()
  }
}

/// The writers' side of a part of a cache: which cells are open, and what their tickets are for.
final class CellStore: @unchecked Sendable {
  private struct Open {
    let cell: Cell
    let rest: CellRest
    let key: CellKey
    /// What the tickets are for, if there are any.
    var deposit: (any Deposit)?
    /// Keeps the text alive whose bits are in the cell.
    let name: ServiceName?
  }

  /// How many cells one name may have, for as many forms of the same text.
  private static let mostForms = 4
  private static let smallestCapacity = 64
  /// The largest table that is made for services which nobody asked for yet; 200 KB.
  private static let largestAtOnce = 2_048
  /// How many places a key has at least, and at most.
  private static let spread = 2...64

  private var table = CellTable.empty
  private var tables: [CellTable] = []
  private var open: [ServiceKey: [Open]] = [:]
  /// Keeps the first factory of each key that needs no tickets.
  private var pinned: [ServiceKey: (registration: AnyObject, factory: AnyObject)] = [:]
  private var count = 0
  private var isOff = false

  deinit {
    closeAll().giveBack()
    for table in tables { table.free() }
  }

  /// What readers see.
  fileprivate var shown: CellTable { isOff ? .empty : table }

  fileprivate func put<Value>(
    _ value: Value, _ bits: CachedBits, _ kind: CachedKind, _ object: AnyObject?, for key: ServiceKey,
    home: (any Actor)?, expected: Int, hot: () -> AnyObject?
  ) -> [UnusedTickets] {
    guard !isOff else { return [] }
    let cellKey = CellKey(key.type, key.name)
    let forms = open[key] ?? []
    if let index = forms.firstIndex(where: { $0.key == cellKey }) {
      guard forms[index].cell.state.tickets == 0 else { return [] }
      if let object, let factory = pinnedFactory(of: object, for: key, hot), let bits = CachedBits(of: factory) {
        let (cell, rest) = (forms[index].cell, forms[index].rest)
        _ = cell.close()
        cell.open(cellKey, .factory, bits, tickets: 1, rest, home: CellKey.bits(of: home))
        open[key]?[index].deposit = nil
      } else if let deposit = forms[index].deposit {
        forms[index].cell.add(tickets: deposit.count())
      }
      return []
    }
    guard forms.count < Self.mostForms else { return [] }
    let unused = grow(for: cellKey, expected)
    guard let place = table.closedPlace(for: cellKey) else { return unused }
    let (cell, rest) = (table[place], table.rest(place))
    let deposit: any Deposit =
      if let object, bits.refer(to: object) { ObjectDeposit(object) } else { ValueDeposit(value) }
    cell.open(cellKey, kind, bits, tickets: deposit.count(), rest, home: CellKey.bits(of: home))
    open[key, default: []].append(Open(cell: cell, rest: rest, key: cellKey, deposit: deposit, name: key.name))
    count += 1
    return unused
  }

  /// The factory that needs no tickets, since it is kept as long as the cache, which makes it twice as fast.
  ///
  /// There is one for each key: who replaces what many asked for, again and again, gets rid of all factories but the first.
  private func pinnedFactory(of object: AnyObject, for key: ServiceKey, _ hot: () -> AnyObject?) -> AnyObject? {
    if let pinned = pinned[key] { return pinned.registration === object ? pinned.factory : nil }
    guard let factory = hot() else { return nil }
    pinned[key] = (object, factory)
    return factory
  }

  /// Closes the cells of a key; the tickets are to be given back when the lock is open again.
  func close(_ key: ServiceKey) -> [UnusedTickets] {
    guard !open.isEmpty, let forms = open.removeValue(forKey: key) else { return [] }
    count -= forms.count
    return forms.compactMap { form in
      let count = form.cell.close()
      return form.deposit.map { UnusedTickets(count: count, deposit: $0) }
    }
  }

  func closeAll() -> [UnusedTickets] {
    open.keys.flatMap(close)
  }

  /// Hides all cells for good.
  fileprivate func turnOff() {
    isOff = true
  }

  /// Begins a larger table, if another key would not find a place in this one; what was in this one comes anew.
  ///
  /// Where many keys come close together, a larger table sets them apart.
  private func grow(for key: CellKey, _ expected: Int) -> [UnusedTickets] {
    let isFull = Self.spread.lowerBound * (count + 1) >= table.capacity
    let isCrowded = table.capacity < Self.spread.upperBound * count && table.closedPlace(for: key) == nil
    guard isFull || isCrowded else { return [] }
    var capacity = max(Self.smallestCapacity, 2 * table.capacity)
    while capacity < min(Self.spread.lowerBound * expected, Self.largestAtOnce) { capacity *= 2 }
    table = CellTable(capacity: capacity)
    tables.append(table)
    return closeAll()
  }
}

/// References that were counted in advance.
private protocol Deposit: AnyObject {
  /// Counts more of them; returns how many.
  func count() -> Int
  func giveBack(_ tickets: Int)
}

/// References to one object.
private final class ObjectDeposit: Deposit {
  private static let most = 8_192
  private let object: AnyObject
  private var next = 64

  init(_ object: AnyObject) {
    self.object = object
  }

  func count() -> Int {
    defer { next = min(2 * next, Self.most) }
    let object = Unmanaged.passUnretained(object)
    // The optimiser makes one step of sixteen that follow one another.
    for _ in 0..<next / 16 {
      _ = object.retain().retain().retain().retain().retain().retain().retain().retain()
        .retain().retain().retain().retain().retain().retain().retain().retain()
    }
    return next
  }

  func giveBack(_ tickets: Int) {
    let object = Unmanaged.passUnretained(object)
    for _ in 0..<tickets / 8 {
      object.release()
      object.release()
      object.release()
      object.release()
      object.release()
      object.release()
      object.release()
      object.release()
    }
    for _ in 0..<tickets % 8 { object.release() }
  }
}

/// References to all that a value refers to.
private final class ValueDeposit<Value>: Deposit {
  private static var batch: Int { 64 }
  private let value: UnsafeMutablePointer<Value>

  init(_ value: Value) {
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
  }

  func count() -> Int {
    let copy = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { copy.deallocate() }
    // A copy that is overwritten unseen leaves its references counted.
    for _ in 0..<Self.batch { copy.initialize(to: value.pointee) }
    return Self.batch
  }

  func giveBack(_ tickets: Int) {
    // The same bits end as often as they were copied, and live on in between.
    for _ in 0..<tickets { value.deinitialize(count: 1) }
  }
}

/// What was left in a closed cell.
struct UnusedTickets: @unchecked Sendable {
  private let count: Int
  private let deposit: any Deposit

  fileprivate init(count: Int, deposit: any Deposit) {
    self.count = count
    self.deposit = deposit
  }

  fileprivate func giveBack() {
    deposit.giveBack(count)
  }
}

extension [UnusedTickets] {
  /// Uncounts the references; to be called once, and while no lock is held.
  func giveBack() {
    for tickets in self { tickets.giveBack() }
  }
}
