import WaggleSyntax

/// One declaration of a type, protocol or alias.
///
/// A type has several where `#if` branches each declare it.
///
/// A class, for every look-up hands it on.
final class TypeSymbol: Sendable {
  let declaration: Declaration
  /// The file and the types that surround it.
  let context: LexicalContext

  init(declaration: Declaration, context: LexicalContext) {
    self.declaration = declaration
    self.context = context
  }

  var isPublic: Bool {
    // A nested type is as visible as the extension that holds it says.
    declaration.isPublic || context.enclosing.last.map { $0.kind == .extension && $0.isPublic } ?? false
  }
}

/// An extension, with the file it stands in.
struct ExtensionSymbol: Sendable {
  let declaration: Declaration
  let context: LexicalContext
}

/// Where a name stands in the sources: what it means depends on it.
struct LexicalContext: Sendable {
  let file: FileScope
  /// The declarations around it, outermost first.
  var enclosing: [Declaration] = []
  /// The types around it, outermost first, as far as they are known.
  var types: [TypeID] = []

  func inside(_ declaration: Declaration, _ type: TypeID?) -> LexicalContext {
    LexicalContext(file: file, enclosing: enclosing + [declaration], types: types + (type.map { [$0] } ?? []))
  }
}

/// What a file sees of other modules.
///
/// A class, for every symbol and candidate holds it.
final class FileScope: Sendable {
  let module: String
  let file: SourceFile
  /// Modules that are imported whole, also through `@_exported`.
  let imports: Set<String>
  /// Names that are imported one by one, with their module.
  let scopedImports: [String: String]
  /// The file's path as messages and generated code show it: `Module/File.swift`, like `#fileID`.
  let fileID: String

  init(module: String, file: SourceFile, imports: Set<String>, scopedImports: [String: String]) {
    self.module = module
    self.file = file
    self.imports = imports
    self.scopedImports = scopedImports
    fileID = module + "/" + file.name
  }

  /// Whether the file sees a module as the module itself does.
  func isTestable(_ module: String) -> Bool {
    file.imports.contains { $0.module == module && $0.attributes.contains { $0.name == "testable" } }
  }
}
