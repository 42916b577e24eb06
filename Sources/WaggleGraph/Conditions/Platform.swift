/// What is known of the system that a program is built for.
package struct Platform: Sendable {
  /// As `os()` names it; `nil` where it may be any of Apple's.
  var os: String?
  /// As `arch()` names it; `nil` where it may be another.
  var architecture: String?
  /// The compiler is at least this version, and below the other.
  var compiler: (from: [Int], below: [Int])

  package init(os: String?, architecture: String?, compiler: (from: [Int], below: [Int]) = Platform.compiler) {
    self.os = os
    self.architecture = architecture
    self.compiler = compiler
  }

  /// The system that the tool runs on.
  ///
  /// On a Mac nothing is known: Xcode builds for phones there, and runs the same tool.
  package static var host: Platform {
    #if os(Linux)
    Platform(os: "Linux", architecture: hostArchitecture)
    #elseif os(Windows)
    Platform(os: "Windows", architecture: hostArchitecture)
    #else
    Platform(os: nil, architecture: nil)
    #endif
  }

  private static var hostArchitecture: String? {
    #if arch(x86_64)
    "x86_64"
    #elseif arch(arm64)
    "arm64"
    #else
    nil
    #endif
  }

  /// The compiler that built the tool, and builds the program.
  package static var compiler: (from: [Int], below: [Int]) {
    #if compiler(>=7)
    ([7], [.max])
    #elseif compiler(>=6.4)
    ([6, 4], [7])
    #else
    ([6, 3], [6, 4])
    #endif
  }

  /// Systems that a build on a Mac can be for.
  static let apple: Set<String> = ["macOS", "OSX", "iOS", "tvOS", "watchOS", "visionOS", "xrOS"]
}
