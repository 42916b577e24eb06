public protocol Profiler {}

public protocol Tool<Material> {
  associatedtype Material
}

#if PROFILING
// @service
struct SamplingProfiler: Profiler {}

#if !STRIPPED
// @service(Tool<Int>, named: "sharp")
struct Saw: Tool {
  typealias Material = Int
}
#endif
#endif
