internal import AnswersRoutes
internal import AnswersWithAnyResult
internal import AwaitsAndTries
internal import AwaitsRoutes
internal import BindsRouteParameters
internal import CallsFunctionsAndReadsValues
internal import ChecksAvailability
internal import CopiesImports
internal import DependsOnTheNearestCatalogs
internal import DeprecatedProvidersWarnNobody
internal import FindsMovedComments
internal import InjectsParametersByType
internal import KeepsConditions
internal import KeepsConditionsOfRoutes
internal import NamesNestedTypesByTheirPath
internal import PassesLazyServices
internal import RoutesDependOnCatalogs
internal import RoutesOfAnOlderLanguageMode
internal import RoutesStayOnTheMainActorByDefault
internal import RoutesStayOnTheirActor
internal import RoutesToHandlerTypes
internal import RoutesWithUpcomingFeatures
internal import ServesAModuleNamedLikeItsType
internal import SharesByScope
internal import SharesOneInstanceAmongServices
internal import SplitsManyRegistrations
internal import SplitsManyRoutes
internal import StaysOnAGlobalActor
internal import StaysOnTheMainActor
internal import StaysOnTheMainActorByDefault
internal import TellsProvidersApart
internal import Waggle

/// The modules that the case folders become.
enum GoldenModules {
  static let catalogs: [any ServiceCatalog.Type] = [
    AnswersRoutesServices.self, AnswersWithAnyResultServices.self, AwaitsAndTriesServices.self,
    AwaitsRoutesServices.self, BindsRouteParametersServices.self, CallsFunctionsAndReadsValuesServices.self,
    ChecksAvailabilityServices.self, CopiesImportsServices.self, DependsOnTheNearestCatalogsServices.self,
    DeprecatedProvidersWarnNobodyServices.self, FindsMovedCommentsServices.self,
    InjectsParametersByTypeServices.self, KeepsConditionsServices.self, KeepsConditionsOfRoutesServices.self,
    NamesNestedTypesByTheirPathServices.self, PassesLazyServicesServices.self, RoutesDependOnCatalogsServices.self,
    RoutesOfAnOlderLanguageModeServices.self, RoutesStayOnTheMainActorByDefaultServices.self,
    RoutesStayOnTheirActorServices.self, RoutesToHandlerTypesServices.self,
    RoutesWithUpcomingFeaturesServices.self, ServesAModuleNamedLikeItsTypeServices.self,
    SharesByScopeServices.self, SharesOneInstanceAmongServicesServices.self, SplitsManyRegistrationsServices.self,
    SplitsManyRoutesServices.self, StaysOnAGlobalActorServices.self, StaysOnTheMainActorServices.self,
    StaysOnTheMainActorByDefaultServices.self, TellsProvidersApartServices.self,
  ]

  static var names: [String] {
    catalogs.map { String(String(describing: $0).dropLast("Services".count)) }
  }
}
