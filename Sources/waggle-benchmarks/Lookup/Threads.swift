import Foundation
import Synchronization

/// Runs half of `count` on each of two threads; returns the sum of what they return.
func onTwoThreads(_ count: Int, _ body: @escaping @Sendable (_ index: Int, _ count: Int) throws -> Int) throws -> Int {
  let sum = Atomic(0)
  let group = DispatchGroup()
  for index in 0..<2 {
    group.enter()
    Thread.detachNewThread {
      // What cannot be had shows in the rows without threads.
      sum.wrappingAdd((try? body(index, count / 2)) ?? 0, ordering: .relaxed)
      group.leave()
    }
  }
  group.wait()
  return sum.load(ordering: .relaxed)
}

/// Runs `body` while another thread runs `disturbance` again and again.
func besides(_ disturbance: @escaping @Sendable (Int) -> Void, _ body: () throws -> Int) rethrows -> Int {
  let isOver = Flag()
  let group = DispatchGroup()
  group.enter()
  Thread.detachNewThread {
    var index = 0
    while !isOver.isSet {
      disturbance(index)
      index += 1
    }
    group.leave()
  }
  defer {
    isOver.set()
    group.wait()
  }
  return try body()
}

private final class Flag: Sendable {
  private let flag = Atomic(false)

  var isSet: Bool { flag.load(ordering: .relaxed) }

  func set() {
    flag.store(true, ordering: .relaxed)
  }
}
