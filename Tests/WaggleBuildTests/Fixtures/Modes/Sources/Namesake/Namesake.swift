import Voices

/// A type of the module's own name hides everything behind 'Namesake.'.
nonisolated enum Namesake {
  // @service(Voice, named: "in the namesake")
  nonisolated struct Inside: Voice {
    nonisolated var text: String { "in the namesake" }
  }
}

// @service(Voice, named: "beside the namesake")
struct Beside: Voice {
  nonisolated var text: String { "beside the namesake" }
}
