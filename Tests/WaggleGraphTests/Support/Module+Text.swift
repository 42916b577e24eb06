@testable import WaggleGraph
import WaggleSyntax

extension Module {
  /// A module of sources that are written in a test: `Name/1.swift`, `Name/2.swift` and so on.
  ///
  /// It depends on what its files import, and on Waggle.
  init(_ name: String, _ sources: String...) {
    let files = sources.enumerated().map { index, text in
      SourceFile(path: "\(name)/\(index + 1).swift", bytes: Array(text.utf8))
    }
    let imports = files.flatMap(\.imports).map(\.module).filter { $0 != "Waggle" }
    self.init(name: name, dependencies: imports + ["Waggle"], files: files)
  }
}

extension Program {
  /// Some modules and an empty Waggle.
  init(_ modules: Module...) {
    self.init(modules + [Module(name: "Waggle", files: [])])
  }

  /// Where a type's members stand, such as `App::Outer.Inner`; for `nil` the first file of `App`.
  func inside(_ name: String?, of module: String = "App") -> LexicalContext? {
    guard let name else { return symbols.files.first { $0.module == module }.map { LexicalContext(file: $0) } }
    let id = TypeID(module: module, name: name)
    return symbols.types[id]?.first.map { $0.context.inside($0.declaration, id) }
  }

  /// What a name means, as `Module::Type`, with what is left of the name behind it.
  func meaning(of name: String, inside type: String? = nil, of module: String = "App") -> String? {
    guard let context = inside(type, of: module),
      case .name(let module, let components) = TypeSyntax(name),
      let match = symbols.resolve(module, components.map(\.name), in: context)
    else { return nil }
    return ([match.type.qualified] + match.rest).joined(separator: " ")
  }

  /// The candidates of `App`.
  var candidates: [Candidate] { Candidate.all(symbols)["App"] ?? [] }
}

extension ServiceGraph {
  /// The graph of `App`, which is the only module but for an empty Waggle.
  init(_ source: String) {
    self.init(of: "App", in: Program(Module("App", source)))
  }
}
