import WaggleGraph

/// Writes a catalog down, whatever it lists: what it depends on, and its statements.
struct CatalogWriter {
  /// The module that declares what a catalog is.
  let runtime: String
  /// The protocol that it conforms to.
  let conformance: String
  /// What its statements are made with.
  let registrar: String
  /// Whether statements may throw.
  let isThrowing: Bool

  /// One function of thousands of statements costs the optimiser a minute.
  private static let statementsPerFunction = 50

  /// Writes one.
  ///
  /// - Parameters:
  ///   - head: Its declaration, up to the name.
  ///   - access: What stands before its members; with a space after it.
  ///   - attribute: What stands before its functions; with a space after it.
  ///   - dependencies: The elements of the list.
  ///   - all: What there is a statement for.
  ///   - statement: Writes one of them.
  func emit<Listed>(
    _ head: String, access: String = "public ", attribute: String = "", dependencies: [String], _ all: [Listed],
    to writer: inout SwiftWriter, statement: (Listed, inout SwiftWriter) -> Void
  ) {
    let starts = Array(stride(from: 0, to: all.count, by: Self.statementsPerFunction))
    let signature = "(in registrar: \(runtime)::\(registrar))" + (isThrowing ? " throws" : "")
    func register(_ start: Int, _ writer: inout SwiftWriter) {
      for listed in all[start..<min(start + Self.statementsPerFunction, all.count)] { statement(listed, &writer) }
    }
    writer.block("\(head): \(runtime)::\(conformance)") { writer in
      writer.block("\(access)static var dependencies: [any \(runtime)::\(conformance).Type]") { writer in
        if dependencies.isEmpty {
          writer.line("[]")
        } else {
          writer.line("[")
          writer.indented { writer in dependencies.forEach { writer.line($0) } }
          writer.line("]")
        }
      }
      writer.line()
      writer.block("\(attribute)\(access)static func register\(signature)") { writer in
        if starts.count == 1 {
          register(0, &writer)
        } else {
          for part in starts.indices { writer.line("\(isThrowing ? "try " : "")register\(part)(in: registrar)") }
        }
      }
      guard starts.count > 1 else { return }
      for (part, start) in starts.enumerated() {
        writer.line()
        writer.block("\(attribute)private static func register\(part)\(signature)") { writer in
          register(start, &writer)
        }
      }
    }
  }

  /// The element that stands for the catalog of a module below.
  func dependency(on module: String, _ catalog: String, annotation: String) -> String {
    "\(module)::\(catalog).self,"
      + "  // does not compile? \(module) has '\(annotation)' annotations but lacks WagglePlugin in its target's plugins"
  }
}

extension Provider.Place {
  /// As messages at run time say it.
  var title: String { "\(provider) (\(fileID):\(line))" }
}

extension Availability {
  /// What to ask before use, `nil` if there is nothing to ask: `#available(macOS 15, *)`.
  var check: String? {
    versions.isEmpty ? nil : versions.map { "#available(\($0))" }.joined(separator: ", ")
  }
}
