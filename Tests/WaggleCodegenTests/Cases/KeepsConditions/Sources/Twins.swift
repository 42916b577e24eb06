public protocol Mode {
  var text: String { get }
}

#if DEBUG
// @service
struct DebugMode: Mode {
  let text = "debug"
}
#else
// @service
struct ReleaseMode: Mode {
  let text = "release"
}
#endif

#if os(Linux) || os(Windows)
#if NEVER
// @service(named: "platform")
struct Never: Mode {
  let text = "never"
}
#elseif os(Linux)
// @service(named: "platform")
struct Platform: Mode {
  let text = "linux"
}
#else
// @service(named: "platform")
struct Platform: Mode {
  let text = "windows"
}
#endif
#else
// @service(named: "platform")
struct Platform: Mode {
  let text = "apple"
}
#endif

/// Its initialiser depends on the build.
// @service(named: "initialiser")
struct Switched: Mode {
  let text: String

  #if NEVER
  init(never: any Mode) { text = "never" }
  #else
  init() { text = "always" }
  #endif
}
