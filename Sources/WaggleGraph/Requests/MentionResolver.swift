import WaggleSyntax

/// Finds out which services the code of a program names.
struct MentionResolver {
  private let symbols: SymbolTable
  /// The requests that are written as calls, handles and property wrappers.
  private(set) var requests: [Request] = []
  private(set) var registrations: [ManualRegistration] = []
  /// The types that are handed to somebody, who may register or ask for them.
  private(set) var metatypes: Set<String> = []
  /// Whether anybody registers a type that was handed on.
  let handsOn: Bool
  /// A file that registers services whose types do not show.
  let registersUnknown: String?
  /// Whether anybody asks for services whose types do not show.
  let asksForUnknown: Bool
  /// Whether the catalogs of single modules are named, so that the registry need not hold all.
  private(set) var choosesCatalogs = false

  private var types: [String: TypeSyntax] = [:]
  private var contexts: [String: LexicalContext] = [:]
  private var identities: [String: ServiceIdentity] = [:]

  /// Modules whose own sources are about services of any type.
  private static let own: Set<String> = ["Waggle", "WaggleTesting", "WaggleRouting"]

  init(_ files: [FileScope], _ symbols: SymbolTable, _ conditions: [String: BuildConditions]) {
    self.symbols = symbols
    let catalogs = Set(files.map { $0.module + "Services" })
    let files = files.filter { !Self.own.contains($0.module) && !$0.file.mentions.isEmpty }
    let namesakes = Set(files.flatMap(\.file.mentions.namesakes))
    let askers = Set(files.filter(\.importsWaggle).flatMap(\.file.mentions.askers))
    registersUnknown = files.first { $0.importsWaggle && $0.file.mentions.registersUnknown }?.fileID
    asksForUnknown = files.contains { $0.importsWaggle && $0.file.mentions.asksForUnknown }
    handsOn = files.contains { $0.importsWaggle && $0.file.mentions.registersOthers }
    for file in files {
      guard let conditions = conditions[file.module] else { continue }
      contexts = [:]
      identities = [:]
      let mentions = file.file.mentions
      for mention in mentions.services where mention.kind != .handedOn || askers.contains(mention.function) {
        add(mention, file, conditions, namesakes)
      }
      for text in mentions.metatypes {
        if catalogs.contains(text), text != file.module + "Services" { choosesCatalogs = true }
        metatypes.insert(identity(of: text, in: "", file).text)
      }
    }
  }

  private mutating func add(
    _ mention: ServiceMention, _ file: FileScope, _ conditions: BuildConditions, _ namesakes: Set<String>
  ) {
    if mention.kind.isRegistration {
      if mention.kind == .register, mention.type.hasSuffix("Services"), mention.name == .none { choosesCatalogs = true }
      registrations.append(
        ManualRegistration(
          service: identity(of: mention.type, in: mention.enclosing, file), name: mention.name,
          isOverride: mention.kind != .register, adds: mention.kind != .unregister, module: file.module,
          fileID: file.fileID, position: mention.position))
      return
    }
    let isHandedOn = mention.kind == .handedOn
    guard isHandedOn || file.importsWaggle && isWaggles(mention, file, namesakes) else { return }
    let presence = conditions.hold(mention.conditions)
    guard presence != false else { return }
    requests.append(
      Request(
        kind: mention.kind.request, service: identity(of: mention.type, in: mention.enclosing, file),
        name: mention.name, file: file, provider: nil, position: mention.position, isOptional: mention.isOptional,
        isUnchecked: mention.isUnchecked,
        isPresent: presence == true, hasAnyName: mention.kind == .lazyType, hasArgument: mention.hasArgument,
        isHandedOn: isHandedOn))
  }

  /// Whether it is Waggle's function or type that is used, and nobody else's of that name.
  private func isWaggles(_ mention: ServiceMention, _ file: FileScope, _ namesakes: Set<String>) -> Bool {
    let type: String
    switch mention.kind {
    case .get, .getAll, .contains, .register, .override, .unregister, .handedOn:
      return mention.isOfRegistry || !namesakes.contains(mention.kind == .getAll ? "getAll" : "get")
    case .lazy, .lazyType: type = "LazyService"
    case .injected: type = "Injected"
    case .mainInjected: type = "MainInjected"
    }
    if namesakes.contains(type) { return false }
    let match = symbols.resolve(nil, [type], in: LexicalContext(file: file))
    return match.map { $0.type.module == "Waggle" } ?? true
  }

  private mutating func identity(of type: String, in enclosing: String, _ file: FileScope) -> ServiceIdentity {
    let key = enclosing + " " + type
    if let known = identities[key] { return known }
    let syntax = types[type] ?? TypeSyntax(type)
    types[type] = syntax
    let context = contexts[enclosing] ?? symbols.context(inside: enclosing, of: file)
    contexts[enclosing] = context
    let identity = symbols.identity(of: syntax, in: context)
    identities[key] = identity
    return identity
  }
}

extension FileScope {
  var importsWaggle: Bool { imports.contains("Waggle") || scopedImports.values.contains("Waggle") }
}

extension ServiceMention.Kind {
  fileprivate var request: Request.Kind {
    switch self {
    case .getAll: .getAll
    case .contains: .contains
    case .lazy, .lazyType: .lazy
    default: .get
    }
  }
}

extension SymbolTable {
  /// Where code stands that the named types enclose.
  fileprivate func context(inside path: String, of file: FileScope) -> LexicalContext {
    var context = LexicalContext(file: file)
    guard !path.isEmpty, case .concrete(let type) = extended(path, context) else { return context }
    context.types = type.path
    return context
  }

  private func extended(_ path: String, _ context: LexicalContext) -> Meaning {
    switch meaning(of: TypeSyntax(path), in: context) {
    case .protocols(let types): types.count == 1 ? .concrete(types[0]) : .unknown
    case let meaning: meaning
    }
  }
}
