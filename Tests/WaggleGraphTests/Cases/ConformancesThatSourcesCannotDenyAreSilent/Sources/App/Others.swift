import API

// @service(Clock)
final class Separate {}

// @service(Clock)
struct ByAlias: Both {}

// @service(Clock)
struct ByParts: Zone & Clock {}

// @service(Clock)
struct ByRefinement: VeryPrecise {}

// @service(Clock)
struct ByAliasOfRefinement: Nickname {}

// @service(Clock)
final class ByParent: ForeignChild {}

// @service(Clock)
struct ByAliasedExtension {}

typealias Renamed = ByAliasedExtension

extension Renamed: Clock {}

// @service(Clock)
@MainActor
struct Isolated: @MainActor Clock {}

// @service(Clock)
struct Unchecked: @unchecked Sendable, @preconcurrency Clock {}

#if DEBUG
// @service(Clock)
struct Twin: Clock {}
#else
// @service(Clock)
struct Twin {}
extension Twin: Clock {}
#endif

// @service(Clock)
func make(_ zone: any Zone) -> ByParent { ByParent() }

/// Refines by its `where` clause.
protocol Wound where Self: Clock {}

// @service(Clock)
struct WoundClock: Wound {}
