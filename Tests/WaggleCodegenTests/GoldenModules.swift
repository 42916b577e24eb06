internal import AwaitsAndTries
internal import CallsFunctionsAndReadsValues
internal import ChecksAvailability
internal import CopiesImports
internal import DependsOnTheNearestCatalogs
internal import DeprecatedProvidersWarnNobody
internal import FindsMovedComments
internal import InjectsParametersByType
internal import KeepsConditions
internal import NamesNestedTypesByTheirPath
internal import PassesLazyServices
internal import ServesAModuleNamedLikeItsType
internal import SharesByScope
internal import SharesOneInstanceAmongServices
internal import SplitsManyRegistrations
internal import StaysOnAGlobalActor
internal import StaysOnTheMainActor
internal import StaysOnTheMainActorByDefault
internal import TellsProvidersApart
internal import Waggle

/// The modules that the case folders become.
enum GoldenModules {
  static let catalogs: [any ServiceCatalog.Type] = [
    AwaitsAndTriesServices.self, CallsFunctionsAndReadsValuesServices.self, ChecksAvailabilityServices.self,
    CopiesImportsServices.self, DependsOnTheNearestCatalogsServices.self, DeprecatedProvidersWarnNobodyServices.self,
    FindsMovedCommentsServices.self, InjectsParametersByTypeServices.self, KeepsConditionsServices.self,
    NamesNestedTypesByTheirPathServices.self, PassesLazyServicesServices.self,
    ServesAModuleNamedLikeItsTypeServices.self,
    SharesByScopeServices.self, SharesOneInstanceAmongServicesServices.self, SplitsManyRegistrationsServices.self,
    StaysOnAGlobalActorServices.self,
    StaysOnTheMainActorServices.self, StaysOnTheMainActorByDefaultServices.self, TellsProvidersApartServices.self,
  ]

  static var names: [String] {
    catalogs.map { String(String(describing: $0).dropLast("Services".count)) }
  }
}
