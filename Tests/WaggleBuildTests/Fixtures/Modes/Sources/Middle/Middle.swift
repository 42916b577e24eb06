@_exported import Voices

/// A name of its own for another module's protocol.
public typealias Speech = Voice

nonisolated public protocol Song: Voice {
  nonisolated var title: String { get }
}
