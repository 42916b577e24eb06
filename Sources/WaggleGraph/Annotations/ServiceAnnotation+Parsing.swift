import WaggleSyntax

extension ServiceAnnotation {
  /// Reads `(Service, Service, scope: singleton, named: "x")`, or nothing.
  init(_ comment: CommentAnnotation) {
    let list = AnnotationList(comment)
    for item in list.items { read(item) }
    switch list.problem {
    case .unexpected(let text, let position)?: report(.noList(text), position)
    case .unclosed(let position)?: report(.unclosedList, position)
    case nil: break
    }
  }

  private mutating func report(_ kind: Problem.Kind, _ position: SourcePosition) {
    problems.append(Problem(kind: kind, position: position))
  }

  private mutating func read(_ item: AnnotationList.Item) {
    guard let option = item.label else {
      let type = TypeSyntax(item.text)
      if Self.options.contains(item.text), item.text != "fallback" {
        return report(.missingValue(item.text), item.position)
      }
      if let hint = Self.correction(by: item.text) { return report(.bareValue(item.text, hint), item.position) }
      if item.text.isEmpty || !type.mayBeService { return report(.noType(item.text), item.position) }
      services.append(type)
      return
    }
    guard Self.options.contains(option) else { return report(.unknownOption(option), item.position) }
    guard given.insert(option).inserted else { return report(.repeatedOption(option), item.position) }
    guard !item.text.isEmpty else { return report(.missingValue(option), item.textPosition) }
    read(option, item.text, item.textPosition)
  }

  /// What may be meant by something that is no service: `singleton`, `"main"` and `fallback` are options without their
  /// label, `P.self` is a value.
  private static func correction(by text: String) -> String? {
    let word = text.hasPrefix(".") ? String(text.dropFirst()) : text
    if Scope(rawValue: word) != nil { return "scope: \(word)" }
    if text.first == "\"" { return "named: \(text)" }
    if text == "fallback" { return "fallback: true" }
    if text.hasSuffix(".self") { return String(text.dropLast(5)) }
    return nil
  }

  private mutating func read(_ option: String, _ value: String, _ valuePosition: SourcePosition) {
    switch option {
    case "scope":
      // `.singleton` is what it would be in code.
      let word = value.hasPrefix(".") ? String(value.dropFirst()) : value
      guard let scope = Scope(rawValue: word) else { return report(.unknownScope(word), valuePosition) }
      self.scope = scope
    case "named":
      guard let text = value.plainLiteral, !text.isEmpty else {
        let wanted = "non-empty text in quotes, without escapes, such as \"main\""
        return report(.wrongValue(option: option, value: value, wanted: wanted), valuePosition)
      }
      name = text
    case "replaces":
      let type = TypeSyntax(value)
      guard case .name(let module, let components) = type else {
        return report(.wrongValue(option: option, value: value, wanted: "the name of a provider"), valuePosition)
      }
      replaces = ((module.map { [$0] } ?? []) + components.map(\.name)).joined(separator: ".")
    default:
      guard value == "true" || value == "false" else {
        return report(.wrongValue(option: option, value: value, wanted: "'true' or 'false'"), valuePosition)
      }
      isFallback = value == "true"
    }
  }
}

extension TypeSyntax {
  /// Whether a value can have this type, wherever it is written.
  fileprivate var mayBeService: Bool {
    switch self {
    case .verbatim, .unwrapped, .prefixed: false
    case .name(nil, let components): components[0].name != "Self"
    default: true
    }
  }
}
