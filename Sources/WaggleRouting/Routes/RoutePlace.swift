/// Where the sources say that there is a route, or ask for one.
enum RoutePlace: Sendable {
  /// One that generated code registers: `Module.function (Module/File.swift:1)`.
  case declared(StaticString)
  /// A line of code; the file is `Module/File.swift`, as `#fileID` has it.
  case code(file: StaticString, line: UInt32)
  /// An entry of a route map.
  case map(version: Int, entry: Int)

  /// The text that messages show.
  var text: String {
    switch self {
    case .declared(let text): text.description
    case .code(let file, let line): "\(file):\(line)"
    case .map(let version, let entry): "entry \(entry) of the route map with version \(version)"
    }
  }
}
