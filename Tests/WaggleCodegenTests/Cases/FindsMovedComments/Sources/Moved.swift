public protocol Note {
  var text: String { get }
}

// MARK: - @service is prose here
/* @service(named: "block") */
struct Block: Note {
  let text = "block"
}

/// Documentation before.
/// @service(named: "doc")
/// Documentation behind.
@frozen
public struct Documented: Note {
  public let text = "doc"

  init() {}
}

@frozen
// @service(named: "after attribute")
public struct AfterAttribute: Note {
  public let text = "after attribute"

  init() {}
}

public
  // @service(named: "between modifiers")
  final
  class BetweenModifiers: Note
{
  public let text = "between modifiers"

  init() {}
}

/*
 * What this is for.
 * @service(named: "stars")
 */
// MARK: Stars

struct Stars: Note {
  let text = "stars // @service(named: \"string\")"
}

// @service(named: "actor")

actor Still: Note {
  nonisolated let text = "actor"
}

// @service(named: "enum")
enum Only: Note {
  case one

  var text: String { "enum" }

  // @inject
  init() { self = .one }

  init(again: Bool) { self = .one }
}
