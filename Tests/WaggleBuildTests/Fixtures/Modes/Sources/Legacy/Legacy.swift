/// Nobody has made this module safe for concurrency.
public class Archive {
  public init() {}

  public var pages: Int { 12 }
}

public protocol Shelf {
  var archive: Archive { get }
}
