extension SourceFile {
  /// The file without the declarations that no later stage asks for: members and functions that carry no annotation.
  ///
  /// What is left says which types there are, what they inherit, and how they are made.
  package var summary: SourceFile {
    var file = self
    file.declarations = declarations.compactMap { $0.summary(inStruct: false) }
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
  fileprivate func summary(inStruct: Bool) -> Declaration? {
    switch kind {
    case .class, .struct, .actor, .enum, .extension, .protocol, .typealias, .`init`: break
    // A struct's stored properties are the parameters of its implicit initialiser.
    case .let, .var: guard !annotations.isEmpty || inStruct && !isComputed else { return nil }
    default: guard !annotations.isEmpty else { return nil }
    }
    guard !members.isEmpty else { return self }
    var declaration = self
    declaration.members = members.compactMap { $0.summary(inStruct: kind == .struct) }
    return declaration
  }
}
