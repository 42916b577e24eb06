extension SourceFile {
  /// The file without the declarations that no later stage asks for: members and functions that carry no
  /// annotation, but for those that a route may call.
  ///
  /// What is left says which types there are, what they inherit, and how they are made.
  package var summary: SourceFile {
    var file = self
    file.declarations = declarations.compactMap { $0.summary(in: nil) }
    return file
  }
}

extension SourceFile {
  /// The file as bytes, for ``init(path:encoded:)``.
  package var encoded: [UInt8] {
    var writer = SummaryWriter()
    writer.write(self)
    return writer.bytes
  }

  /// Reads what `encoded` gave; `nil` if the bytes are something else.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init?(path: String, encoded: ArraySlice<UInt8>) {
    let file = encoded.withUnsafeBufferPointer { buffer -> SourceFile? in
      guard let base = buffer.baseAddress else { return nil }
      var reader = SummaryReader(base, from: 0, to: buffer.count)
      let file = reader.readFile(path: path)
      return reader.hasFailed || !reader.isAtEnd ? nil : file
    }
    guard let file else { return nil }
    self = file
  }
}

extension Declaration {
  fileprivate func summary(in holder: Kind?) -> Declaration? {
    switch kind {
    case .class, .struct, .actor, .enum, .extension, .protocol, .typealias, .`init`: break
    // A struct's stored properties are the parameters of its implicit initialiser.
    case .let, .var: guard !annotations.isEmpty || holder == .struct && !isComputed else { return nil }
    // A route calls a service by its protocol's functions, or a handler by this one.
    case .func where holder == .protocol || name == "handle": break
    default: guard !annotations.isEmpty else { return nil }
    }
    guard !members.isEmpty else { return self }
    var declaration = self
    declaration.members = members.compactMap { $0.summary(in: kind) }
    return declaration
  }
}
