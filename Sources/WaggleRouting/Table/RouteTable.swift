/// All routes that a URL can reach, as a tree of segments.
///
/// A value: the router changes its own, and hands out copies that nobody changes.
struct RouteTable: Sendable {
  /// A place in the tree, as many segments below its root as lead to it.
  struct Node: Sendable {
    /// The leaf of the pattern that ends here, of the one that goes on with `**`, and the next nodes; none, if negative.
    var leaf: Int32 = -1
    var rest: Int32 = -1
    var parameter: Int32 = -1
    var any: Int32 = -1
    /// Into `branches`: what is tried after literals and before plain parameters.
    var branches: Int32 = -1
    /// Whether `**` may stand for nothing here.
    var isRoot = false

    /// Whether anything but a literal leads on.
    var hasAlternatives: Bool { parameter & any & rest & branches != -1 }
  }

  /// What is tried after literals and before plain parameters.
  struct Branch: Sendable {
    enum Test: Sendable {
      case partial(PartialSegment)
      case type(ParameterType)
    }

    let test: Test
    let child: Int32
  }

  /// One form of a route.
  struct Leaf: Sendable {
    var route: Route?
    let form: Int
  }

  /// Below this one are the schemes, in lower case.
  static let schemes: Int32 = 0
  /// Patterns that begin with `//`.
  static let anyScheme: Int32 = 1
  /// Patterns with neither scheme nor host, for URLs that begin with a path.
  static let anything: Int32 = 2
  /// The same, for URLs whose host is a word; the case of it counts for nothing.
  static let word: Int32 = 3

  private(set) var nodes: [Node]
  private(set) var edges = EdgeTable()
  private(set) var branches: [[Branch]] = []
  private(set) var leaves: [Leaf] = []
  private var byText: [String: Route] = [:]
  /// The most captures of any pattern.
  private(set) var mostCaptures = 0
  /// Whether the case of all segments counts for nothing.
  let isCaseInsensitive: Bool

  init(isCaseInsensitive: Bool) {
    self.isCaseInsensitive = isCaseInsensitive
    nodes = [Node](repeating: Node(isRoot: true), count: 4)
  }

  /// Adds a route.
  ///
  /// - Parameter types: The types that its parameters ask for, by name.
  /// - Throws: The route that answers the same URLs already; then nothing was added.
  /// - Complexity: O(*n*) in the number of the pattern's segments, and of its forms.
  mutating func insert(_ route: Route, types: [String: ParameterType]) throws(Conflict) {
    let ends = route.forms.map { (form: $0, node: path(of: $0, types)) }
    for (form, node) in ends {
      let leaf = form.endsInRest ? nodes[node].rest : nodes[node].leaf
      if leaf >= 0, let other = leaves[Int(leaf)].route { throw Conflict(route: other) }
    }
    byText[route.text] = route
    for (index, (form, node)) in ends.enumerated() {
      let leaf = form.endsInRest ? nodes[node].rest : nodes[node].leaf
      // One pattern may say the same in two ways: `a(/:x)(/:y)`. The form that comes first counts.
      if leaf >= 0, leaves[Int(leaf)].route === route { continue }
      if leaf >= 0 {
        leaves[Int(leaf)] = Leaf(route: route, form: index)
      } else {
        leaves.append(Leaf(route: route, form: index))
        if form.endsInRest {
          nodes[node].rest = Int32(leaves.count - 1)
        } else {
          nodes[node].leaf = Int32(leaves.count - 1)
        }
      }
      mostCaptures = max(mostCaptures, form.names.count + (form.endsInRest ? 1 : 0))
    }
  }

  /// Takes out routes; the places of their segments stay, and are used again.
  ///
  /// - Returns: The routes, to be let go of where no lock is held: they may end with code of the user's.
  /// - Complexity: O(*n*) in the number of routes.
  mutating func remove(where isUnwanted: (Route) -> Bool) -> [Route] {
    var removed: [Route] = []
    for leaf in leaves.indices {
      guard let route = leaves[leaf].route, isUnwanted(route) else { continue }
      leaves[leaf].route = nil
      if byText[route.text] === route { byText[route.text] = nil }
      removed.append(route)
    }
    return removed
  }

  /// The route of exactly this pattern.
  func route(_ text: String) -> Route? { byText[text] }

  /// A route that answers the same URLs as another one.
  struct Conflict: Error {
    let route: Route
  }
}

extension RouteTable {
  /// The node at which a form ends, which is made if there is none.
  private mutating func path(of form: RoutePattern.Form, _ types: [String: ParameterType]) -> Int {
    var node: Int32
    switch form.root {
    case .scheme(let scheme): node = literal(scheme, below: Self.schemes, isRoot: true)
    case .anyScheme: node = Self.anyScheme
    case .anything: node = Self.anything
    }
    for segment in form.segments {
      switch segment {
      case .literal(let text): node = literal(text, below: node, isRoot: false)
      case .partial(let pieces): node = branch(.partial(PartialSegment(pieces, isCaseInsensitive)), below: node)
      case .parameter(_, let type):
        node = type.flatMap { types[$0] }.map { branch(.type($0), below: node) } ?? child(\.parameter, of: node)
      case .any: node = child(\.any, of: node)
      case .rest: break
      }
    }
    return Int(node)
  }

  private mutating func child(_ kind: WritableKeyPath<Node, Int32>, of node: Int32) -> Int32 {
    if nodes[Int(node)][keyPath: kind] < 0 { nodes[Int(node)][keyPath: kind] = newNode() }
    return nodes[Int(node)][keyPath: kind]
  }

  private mutating func newNode(isRoot: Bool = false) -> Int32 {
    nodes.append(Node(isRoot: isRoot))
    return Int32(nodes.count - 1)
  }

  private mutating func literal(_ text: String, below node: Int32, isRoot: Bool) -> Int32 {
    let text = isCaseInsensitive ? text.lowercased() : text
    if let child = edges.children(of: node, text).first { return child }
    let child = newNode(isRoot: isRoot)
    edges.insert(from: node, text, to: child)
    if node == Self.anything { edges.insert(from: Self.word, text.lowercased(), to: child) }
    return child
  }

  private mutating func branch(_ test: Branch.Test, below node: Int32) -> Int32 {
    var list = nodes[Int(node)].branches
    if list < 0 {
      list = Int32(branches.count)
      branches.append([])
      nodes[Int(node)].branches = list
    }
    let others = branches[Int(list)]
    if let same = others.first(where: { $0.test.rank == test.rank }) { return same.child }
    let branch = Branch(test: test, child: newNode())
    branches[Int(list)].insert(branch, at: others.firstIndex { test.rank < $0.test.rank } ?? others.count)
    return branch.child
  }
}

extension RouteTable.Branch.Test {
  /// Which goes before which; equal ones are the same.
  fileprivate var rank: (Int, Int, String) {
    switch self {
    case .partial(let segment): (0, -segment.literalCount, segment.shape)
    case .type(let type): (1, type.rank, type.name)
    }
  }
}
