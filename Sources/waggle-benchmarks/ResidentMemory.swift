import Foundation

/// The memory that this process has now, in bytes; where the system does not say so, the most that it had.
enum ResidentMemory {
  static var now: Double {
    // Sizes in pages; the second is what is resident.
    let sizes = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    guard let sizes, sizes.count > 1, let pages = Double(sizes[1]) else { return PeakMemory.own }
    return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
  }
}
