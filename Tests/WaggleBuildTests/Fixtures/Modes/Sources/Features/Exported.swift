import Middle

// @service(Voice, named: "through another module")
struct ThroughMiddle: Voice {
  nonisolated var text: String { "through another module" }
}

// @service(Speech, named: "by another name")
struct ByAnotherName: Speech {
  nonisolated var text: String { "by another name" }
}

// @service
struct Hymn: Song {
  nonisolated var title: String { "hymn" }
  nonisolated var text: String { "la" }
}
