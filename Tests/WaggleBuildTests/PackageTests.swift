import Testing

/// Tests that run `swift build` inside of `swift test`: one after the other, for only one build fits the machine.
@Suite("Packages", .serialized, .timeLimit(.minutes(15)))
enum PackageTests {}
