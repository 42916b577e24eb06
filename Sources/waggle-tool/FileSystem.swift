// All of the tool's dealings with files. The C library is enough; Foundation would cost a third of the start-up time and
// half of the build time.
#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#else
internal import Glibc
#endif

enum FileSystem {
  /// No source is as large; the parser's memory and the compiler's patience end before.
  private static let largestFile = 64 << 20

  /// The bytes of a regular file.
  static func read(_ path: String) throws(ToolError) -> [UInt8] {
    // A pipe that nobody writes to must not keep `open` waiting.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw lastError(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw lastError(path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw ToolError.file(path, "not a regular file") }
    let size = Int(status.st_size)
    guard size <= largestFile else { throw ToolError.file(path, "larger than \(largestFile >> 20) MiB") }
    // One byte more than there should be tells a file that grows.
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var end = 0
    while end < bytes.count {
      let count = bytes.withUnsafeMutableBytes { systemRead(file, UnsafeMutableRawBufferPointer(rebasing: $0[end...])) }
      if count < 0 {
        if errno == EINTR { continue }
        throw lastError(path)
      }
      if count == 0 { break }
      end += count
    }
    guard end == size else { throw ToolError.file(path, "changed while it was read") }
    bytes.removeLast()
    return bytes
  }

  /// The size and time of a file, which another file will hardly have.
  static func identity(of path: String) -> ContentHash? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return ContentHash(
      low: UInt64(truncatingIfNeeded: status.st_size),
      high: UInt64(truncatingIfNeeded: time.tv_sec &* 1_000_000_000 &+ time.tv_nsec))
  }

  /// Writes a file whole or not at all: into a new file beside it, which then takes its place.
  static func write(_ text: [UInt8], to path: String) throws(ToolError) {
    let new = path + ".new-\(getpid())"
    let file = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw lastError(path) }
    do {
      try write(text, to: file, named: path)
    } catch {
      close(file)
      unlink(new)
      throw error
    }
    guard close(file) == 0, rename(new, path) == 0 else {
      let error = lastError(path)
      unlink(new)
      throw error
    }
  }

  /// Whether there is a folder at the path; a link to one counts if links are followed.
  static func isDirectory(_ path: String, followingLinks: Bool) -> Bool {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder, sorted, without `.` and `..`.
  static func contents(of path: String) throws(ToolError) -> [String] {
    guard let folder = opendir(path) else { throw lastError(path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Writes to standard output.
  static func print(_ text: String) throws(ToolError) {
    try print(Array(text.utf8))
  }

  /// Writes to standard output.
  static func print(_ text: [UInt8]) throws(ToolError) {
    try write(text, to: 1, named: "standard output")
  }

  /// Writes to standard error; if that fails, there is nobody left to tell.
  static func printError(_ text: String) {
    try? write(Array(text.utf8), to: 2, named: "standard error")
  }

  private static func write(_ text: [UInt8], to file: Int32, named name: String) throws(ToolError) {
    var bytes = text[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(file, $0) }
      if count < 0 {
        if errno == EINTR { continue }
        throw lastError(name)
      }
      bytes = bytes.dropFirst(count)
    }
  }

  static func exit(_ code: Int32) -> Never {
    _exit(code)
  }
}

/// The reason that the C library gave last.
private func lastError(_ path: String) -> ToolError {
  ToolError.file(path, String(cString: strerror(errno)))
}

// Outside of `FileSystem`, whose own functions have the same names.

private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(file, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(file, buffer.baseAddress, buffer.count)
}
