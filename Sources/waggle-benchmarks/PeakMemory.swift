import Foundation

/// The most memory that a process had at a time, in bytes.
struct PeakMemory {
  /// Of this process.
  static var own: Double { bytes(of: 0) }
  /// Of the largest of the processes that this one waited for.
  static var children: Double { bytes(of: -1) }

  /// - Parameter who: `RUSAGE_SELF` or `RUSAGE_CHILDREN`, which are imported as other types on each platform.
  private static func bytes(of who: Int32) -> Double {
    var usage = rusage()
    #if canImport(Glibc)
    getrusage(__rusage_who_t(who), &usage)
    #else
    getrusage(who, &usage)
    #endif
    #if canImport(Darwin)
    return Double(usage.ru_maxrss)
    #else
    return Double(usage.ru_maxrss) * 1_024
    #endif
  }
}
