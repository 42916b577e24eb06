package import Synchronization

/// Holds no provider, so that its imports are none of the generated file's business.
package struct Flag: ~Copyable {
  package let value = Atomic(false)
}
