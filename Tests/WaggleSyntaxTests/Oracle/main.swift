// Prints the declarations that the toolchain's own parser finds in the files whose paths are its arguments: the lines
// that `DeclarationLines` makes of the same files. Built by the tests where the toolchain has that parser.
import Foundation
import SwiftParser
import SwiftSyntax

/// One line: its keys are the names of these properties.
struct Line: Encodable {
  let file: String
  let line: Int
  let column: Int
  let kind: String
  let name: String
  let attributes: [String]
  let modifiers: [String]
  let conditions: [String]
  var inherits: [String] = []
  var parameters: [[String]] = []
  var type = ""
}

/// Visits what stands at file level and in the bodies of types, and nothing that is local.
final class DeclarationVisitor: SyntaxVisitor {
  private let file: String
  private let locations: SourceLocationConverter
  private var scope: [String] = []
  private var conditions: [String] = []
  private(set) var lines: [Line] = []

  init(file: String, tree: SourceFileSyntax) {
    self.file = file
    locations = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  // MARK: Types

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.actorKeyword) }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.classKeyword) }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.enumKeyword) }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.protocolKeyword) }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.structKeyword) }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let extended = bare(node.extendedType)
    add(node, node.extensionKeyword, extended, inherits: node.inheritanceClause, type: extended)
    return enterBody(of: extended, node.memberBlock)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  private func enter(
    _ node: some DeclGroupSyntax & NamedDeclSyntax & WithAttributesSyntax & WithModifiersSyntax, _ keyword: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    add(node, keyword, node.name.text, inherits: node.inheritanceClause)
    return enterBody(of: node.name.text, node.memberBlock)
  }

  /// Walks the members alone: the heads of types hold attributes, whose arguments may hold closures.
  private func enterBody(of name: String, _ body: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    scope.append(name)
    walk(body)
    return .skipChildren
  }

  private func leave() { scope.removeLast() }

  // MARK: Members

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let scope = scope
    self.scope = []
    defer { self.scope = scope }
    return add(node, node.importKeyword, bare(node.path))
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.typealiasKeyword, node.name.text, type: bare(node.initializer.value))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.funcKeyword, node.name.text, node.signature, type: bare(node.signature.returnClause?.type))
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.initKeyword, "init", node.signature)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      add(node, node.bindingSpecifier, pattern.identifier.text, type: bare(binding.typeAnnotation?.type))
    }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = conditions
    defer { conditions = outer }
    for clause in node.clauses {
      let condition = bare(clause.condition)
      if clause.condition != nil { conditions.append(condition) }
      if let elements = clause.elements { walk(elements) }
      if clause.condition != nil { conditions[conditions.count - 1] = "!(\(condition))" }
    }
    return .skipChildren
  }

  // MARK: What is stepped over

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Of the items of a file only those that are declarations.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    node.item.is(DeclSyntax.self) ? .visitChildren : .skipChildren
  }

  // MARK: Lines

  @discardableResult
  private func add(
    _ node: some WithAttributesSyntax & WithModifiersSyntax, _ keyword: TokenSyntax, _ name: String,
    _ signature: FunctionSignatureSyntax? = nil, inherits: InheritanceClauseSyntax? = nil, type: String = ""
  ) -> SyntaxVisitorContinueKind {
    let parameters = signature.map { Array($0.parameterClause.parameters) } ?? []
    let labels = signature == nil ? "" : "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")"
    let location = locations.location(for: keyword.positionAfterSkippingLeadingTrivia)
    lines.append(
      Line(
        file: file, line: location.line, column: location.column, kind: keyword.text,
        name: (scope + [name + labels]).joined(separator: "."), attributes: names(of: node.attributes),
        modifiers: node.modifiers.map { bare($0) }, conditions: conditions,
        inherits: inherits?.inheritedTypes.map { bare($0.type) } ?? [],
        parameters: parameters.map {
          [
            $0.firstName.text, bare($0.type) + ($0.ellipsis?.text ?? ""),
            $0.defaultValue == nil ? "" : "default",
          ]
        }, type: type))
    return .skipChildren
  }

  private func names(of attributes: AttributeListSyntax) -> [String] {
    attributes.flatMap { element -> [String] in
      switch element {
      case .attribute(let attribute):
        return [bare(attribute.attributeName)]
      case .ifConfigDecl(let conditional):
        return conditional.clauses.flatMap { clause in
          clause.elements?.as(AttributeListSyntax.self).map { names(of: $0) } ?? []
        }
      @unknown default:
        return []
      }
    }
  }

  /// The text of a node without white space and comments.
  private func bare(_ node: (some SyntaxProtocol)?) -> String {
    let text = node?.tokens(viewMode: .sourceAccurate).map(\.text).joined() ?? ""
    return text.filter { !$0.isWhitespace }
  }
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
for path in CommandLine.arguments.dropFirst() {
  // As bytes, since reading a text drops its byte order mark.
  let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
  let tree = bytes.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
  for line in DeclarationVisitor(file: path, tree: tree).lines {
    FileHandle.standardOutput.write(try encoder.encode(line) + Data("\n".utf8))
  }
}
