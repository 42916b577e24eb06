internal import Synchronization

/// Hands out, without a lock, what `get` found before: shared instances and factories.
///
/// Readers find a *cell* by the service and its name. A cell holds, bit for bit, what they get, and *tickets*: references to
/// it that were counted in advance. Whoever takes a ticket, by one atomic step, has a reference of his own. To count one
/// himself would not be safe: between reading where an object is and counting the reference, another thread might replace the
/// object and free it. When a cell is closed, the tickets that are left are given back, and the object goes with its last user.
/// When tickets run out, the next `get` takes the slow path, which counts many new ones at once. It is the split reference
/// count of lock-free shared pointers, and costs a look-up one atomic read-modify-write, as counting a reference does.
///
/// SAFETY: this is the one file with unsafe memory in it, and this is why it holds.
/// - *Lifetime.* Tables and cells are freed with the cache, while no `get` can be reading: each borrows the registry. Until then
///   they are used again and never freed. Tables double, so that all that were outgrown together are smaller than the last.
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
  private let table: Atomic<UInt>
  private let after: Padding = (0, 0, 0, 0, 0, 0, 0)
  /// The writers' side.
  let cells = CellStore()

  init() {
    table = Atomic(CellTable.empty.address)
  }

  /// Lets readers see a table; `nil` hides all.
  fileprivate func show(_ shown: CellTable?) {
    table.store((shown ?? .empty).address, ordering: .releasing)
  }

  /// Looks for what a `get` on `actor` gets, and takes a ticket for it.
  @inline(__always)
  func take(_ type: any Any.Type, _ name: ServiceName?, on actor: (any Actor)?, _ found: inout CachedBits)
    -> CachedKind?
  {
    let key = CellKey(type, name)
    let table = CellTable(address: table.load(ordering: .acquiring))
    var place = table.firstPlace(of: key)
    for _ in 0..<CellTable.reach {
      guard let cell = table[place] else { return nil }
      while true {
        let state = cell.state
        guard cell.isFor(key, state) else { break }
        guard state.tickets > 0, !state.isBound || cell.home == CellKey.bits(of: actor) else { return nil }
        cell.read(into: &found)
        if state.kind == .factory ? cell.isStill(state) : cell.takeTicket(state) { return state.kind }
      }
      place = table.next(place)
    }
    return nil
  }
}

/// What a cell holds.
enum CachedKind {
  /// An instance of the service.
  case instance
  /// A registration that makes instances, kept as long as the cache: there is no ticket for it.
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

  /// Spreads keys over a table: multiplication by 2⁶⁴ over the golden ratio (Knuth, The Art of Computer Programming, 6.4).
  @inline(__always)
  var hash: UInt {
    (type ^ name.0 &* 31 ^ name.1 &* 1_021) &* UInt(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64)
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

/// What readers see of one key.
private struct Cell: @unchecked Sendable {
  /// Two lines of a processor's cache: the first has all that an instance without name and actor needs.
  private static let size = 16
  private static let type = 1
  private static let value = 2
  private static let name = 8
  private static let home = 10

  private let words: UnsafeMutablePointer<Atomic<UInt>>

  init?(address: UInt) {
    guard let words = UnsafeMutablePointer<Atomic<UInt>>(bitPattern: address) else { return nil }
    self.words = words
  }

  /// Makes a closed cell.
  init() {
    words = .make(Self.size)
  }

  func free() {
    words.free(Self.size)
  }

  var address: UInt { UInt(bitPattern: words) }

  // MARK: Readers

  @inline(__always)
  var state: CellState { CellState(bits: words[0].load(ordering: .acquiring)) }

  @inline(__always)
  var home: UInt { words[Self.home].load(ordering: .acquiring) }

  @inline(__always)
  func isFor(_ key: CellKey, _ state: CellState) -> Bool {
    guard words[Self.type].load(ordering: .acquiring) == key.type else { return false }
    guard state.isNamed else { return key.name == (0, 0) }
    return words[Self.name].load(ordering: .acquiring) == key.name.0
      && words[Self.name + 1].load(ordering: .acquiring) == key.name.1
  }

  @inline(__always)
  func read(into bits: inout CachedBits) {
    bits.words = (
      words[Self.value].load(ordering: .acquiring), words[Self.value + 1].load(ordering: .acquiring),
      words[Self.value + 2].load(ordering: .acquiring), words[Self.value + 3].load(ordering: .acquiring),
      words[Self.value + 4].load(ordering: .acquiring), words[Self.value + 5].load(ordering: .acquiring)
    )
  }

  @inline(__always)
  func takeTicket(_ state: CellState) -> Bool {
    words[0].weakCompareExchange(
      expected: state.bits, desired: state.bits &- 1, ordering: .acquiringAndReleasing
    ).exchanged
  }

  @inline(__always)
  func isStill(_ state: CellState) -> Bool {
    words[0].load(ordering: .acquiring) == state.bits
  }

  // MARK: Writers

  /// Fills a closed cell and opens it.
  func open(_ key: CellKey, _ kind: CachedKind, _ bits: CachedBits, home: UInt, tickets: Int) {
    words[Self.type].store(key.type, ordering: .releasing)
    words[Self.name].store(key.name.0, ordering: .releasing)
    words[Self.name + 1].store(key.name.1, ordering: .releasing)
    words[Self.home].store(home, ordering: .releasing)
    withUnsafeBytes(of: bits.words) { bytes in
      for (index, word) in bytes.bindMemory(to: UInt.self).enumerated() {
        words[Self.value + index].store(word, ordering: .releasing)
      }
    }
    var flags = CellState.open
    if key.name != (0, 0) { flags |= CellState.named }
    if home != 0 { flags |= CellState.bound }
    if kind != .instance { flags |= CellState.factory }
    if kind == .countedFactory { flags |= CellState.counted }
    words[0].store(state.bits | flags | UInt(tickets), ordering: .releasing)
  }

  func add(tickets: Int) {
    words[0].wrappingAdd(UInt(tickets), ordering: .releasing)
  }

  /// Closes the cell; returns how many tickets were left.
  func close() -> Int {
    // Readers may take tickets meanwhile; no other writer is there.
    while true {
      let state = state
      let result = words[0].compareExchange(
        expected: state.bits, desired: state.closed, ordering: .acquiringAndReleasing)
      if result.exchanged { return Int(state.tickets) }
    }
  }
}

/// Where cells are found: a table with open addressing, of which a quarter is in use.
private struct CellTable: @unchecked Sendable {
  /// How many places readers look at.
  static let reach = 16
  /// Nothing is ever in it: it is full with the first cell.
  static let empty = CellTable(capacity: 2)

  /// The first line says how to find a place in what follows.
  private static let header = 8

  private let words: UnsafeMutablePointer<Atomic<UInt>>

  /// - Parameter capacity: A power of two, from 2 on.
  init(capacity: Int) {
    words = .make(Self.header + capacity)
    words[0].store(UInt(UInt.bitWidth - capacity.trailingZeroBitCount), ordering: .relaxed)
    words[1].store(UInt(capacity - 1), ordering: .relaxed)
  }

  @inline(__always)
  init(address: UInt) {
    words = UnsafeMutablePointer(bitPattern: address).unsafelyUnwrapped
  }

  func free() {
    words.free(Self.header + capacity)
  }

  var address: UInt { UInt(bitPattern: words) }
  var capacity: Int { Int(mask) + 1 }

  @inline(__always)
  private var mask: UInt { words[1].load(ordering: .relaxed) }

  @inline(__always)
  func firstPlace(of key: CellKey) -> UInt { key.hash &>> words[0].load(ordering: .relaxed) }

  @inline(__always)
  func next(_ place: UInt) -> UInt { (place &+ 1) & mask }

  subscript(place: UInt) -> Cell? {
    @inline(__always) get { Cell(address: words[Self.header &+ Int(bitPattern: place)].load(ordering: .acquiring)) }
    nonmutating set {
      words[Self.header &+ Int(bitPattern: place)].store(newValue?.address ?? 0, ordering: .releasing)
    }
  }

  /// Enters a cell; false if there is no place for it.
  func add(_ cell: Cell, for key: CellKey) -> Bool {
    guard let place = place(for: key, where: { $0 == nil }) else { return false }
    self[place] = cell
    return true
  }

  /// The first place within reach of a key that `isFree`.
  func place(for key: CellKey, where isFree: (Cell?) -> Bool) -> UInt? {
    var place = firstPlace(of: key)
    for _ in 0..<min(Self.reach, capacity) {
      if isFree(self[place]) { return place }
      place = next(place)
    }
    return nil
  }
}

extension UnsafeMutablePointer where Pointee == Atomic<UInt> {
  fileprivate static func make(_ count: Int) -> Self {
    // Whole lines of the processor's cache.
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: count * MemoryLayout<Pointee>.stride, alignment: 128)
    let words = bytes.bindMemory(to: Pointee.self, capacity: count)
    for index in 0..<count { (words + index).initialize(to: Atomic(0)) }
    return words
  }

  fileprivate func free(_ count: Int) {
    deinitialize(count: count)
    UnsafeMutableRawPointer(self).deallocate()
  }
}

/// The writers' side of a cache: which cells are open, and what their tickets are for.
final class CellStore: @unchecked Sendable {
  private struct Open {
    let cell: Cell
    let key: CellKey
    /// What the tickets are for, if there are any.
    var deposit: (any Deposit)?
    /// Keeps the text alive whose bits are in the cell.
    let name: ServiceName?
  }

  /// How many cells one name may have, for as many forms of the same text.
  private static let mostForms = 4
  private static let smallestCapacity = 64
  /// How many places there are for a key, so that next to none has to be looked for further away than readers look.
  private static let spread = 4
  private static let mostSpread = 64

  private var table = CellTable.empty
  private var tables: [CellTable] = []
  private var cells: [Cell] = []
  /// Closed cells that are in no table which readers see.
  private var spare: [Cell] = []
  private var open: [ServiceKey: [Open]] = [:]
  /// Keeps the first factory of each key that needs no tickets.
  private var pinned: [ServiceKey: (registration: AnyObject, factory: AnyObject)] = [:]
  private var count = 0
  private var isOff = false

  deinit {
    for tickets in closeAll() { tickets.giveBack() }
    for cell in cells { cell.free() }
    for table in tables { table.free() }
  }

  /// Has readers find a value, or counts new tickets for it where they ran out.
  ///
  /// - Parameters:
  ///   - value: What they get: of the service's type, or a registration that makes it.
  ///   - object: An object that the value may be a reference to.
  ///   - key: What they ask for; its name is the very text that was asked with.
  ///   - home: The actor that they must run on, if there is one.
  ///   - cache: The cache that this is the store of.
  ///   - hot: Makes what readers get of a factory for which the tickets ran out.
  func put<Value>(
    _ value: Value, _ kind: CachedKind, _ object: AnyObject?, for key: ServiceKey, home: (any Actor)?,
    in cache: borrowing ServiceCache, hot: () -> AnyObject? = { nil }
  ) {
    guard !isOff, UInt.bitWidth == 64, let bits = CachedBits(of: value) else { return }
    let cellKey = CellKey(key.type, key.name)
    let forms = open[key] ?? []
    if let index = forms.firstIndex(where: { $0.key == cellKey }) {
      guard forms[index].cell.state.tickets == 0 else { return }
      if let object, let factory = pinnedFactory(of: object, for: key, hot), let bits = CachedBits(of: factory) {
        _ = forms[index].cell.close()
        forms[index].cell.open(cellKey, .factory, bits, home: CellKey.bits(of: home), tickets: 1)
        open[key]?[index].deposit = nil
      } else if let deposit = forms[index].deposit {
        forms[index].cell.add(tickets: deposit.count())
      }
      return
    }
    guard forms.count < Self.mostForms, let cell = closedCell(for: cellKey, in: cache) else { return }
    let deposit: any Deposit =
      if let object, bits.refer(to: object) { ObjectDeposit(object) } else { ValueDeposit(value) }
    cell.open(cellKey, kind, bits, home: CellKey.bits(of: home), tickets: deposit.count())
    open[key, default: []].append(Open(cell: cell, key: cellKey, deposit: deposit, name: key.name))
    count += 1
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

  /// Closes all cells for good.
  func turnOff(_ cache: borrowing ServiceCache) -> [UnusedTickets] {
    isOff = true
    cache.show(nil)
    return closeAll()
  }

  /// A closed cell where readers of a key find it.
  private func closedCell(for key: CellKey, in cache: borrowing ServiceCache) -> Cell? {
    if Self.spread * (count + 1) >= table.capacity { grow(cache) }
    let isFree = { (cell: Cell?) in cell?.state.isOpen != true }
    var place = table.place(for: key, where: isFree)
    // Where many keys come close together, a larger table sets them apart. Without a place, a key is on the slow path.
    while place == nil, table.capacity < Self.mostSpread * count {
      grow(cache)
      place = table.place(for: key, where: isFree)
    }
    guard let place else { return nil }
    if let cell = table[place] { return cell }
    let cell = newCell()
    table[place] = cell
    return cell
  }

  private func newCell() -> Cell {
    if let cell = spare.popLast() { return cell }
    let cell = Cell()
    cells.append(cell)
    return cell
  }

  /// Moves the open cells to a larger table.
  private func grow(_ cache: borrowing ServiceCache) {
    var larger: CellTable
    var capacity = max(Self.smallestCapacity, 2 * table.capacity)
    repeat {
      larger = CellTable(capacity: capacity)
      tables.append(larger)
      capacity *= 2
    } while !open.values.joined().allSatisfy { larger.add($0.cell, for: $0.key) }
    let open = Set(open.values.joined().map(\.cell.address))
    spare = cells.filter { !open.contains($0.address) }
    table = larger
    cache.show(larger)
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

  /// Uncounts the references; to be called once, and while no lock is held.
  func giveBack() {
    deposit.giveBack(count)
  }
}
