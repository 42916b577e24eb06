@preconcurrency import Legacy
public import Shapes
@_spi(Workshop) internal import Spied
@testable import Testee
import Voices

/// Uses the public import in public.
public func area(_ square: Square) -> Int { square.side * square.side }

// @service
struct Reading: Probe {
  let reading = 7
}

// @service
struct Pitch: Tuning {
  let pitch = 440
}

// @service
nonisolated final class OldShelf: Shelf {
  init() {}

  var archive: Archive { Archive() }
}

// @service(named: "of imports")
struct ImportedVoice: Voice {
  private let words: String

  init(probe: any Probe, tuning: any Tuning, shelf: any Shelf, square: Square) {
    words = "\(probe.reading) \(tuning.pitch) \(shelf.archive.pages) \(area(square))"
  }

  nonisolated var text: String { words }
}

// @service
let square: Square = Square(side: 5)
