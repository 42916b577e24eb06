import Foundation

/// The Swift sources below a folder.
struct SourceTree {
  let folder: String
  let paths: [String]
  let bytes: Int

  init(_ folder: String) throws {
    self.folder = folder
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    paths = names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map { folder + "/" + $0 }
    bytes = try paths.reduce(0) { sum, path in
      sum + (try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0)
    }
  }
}
