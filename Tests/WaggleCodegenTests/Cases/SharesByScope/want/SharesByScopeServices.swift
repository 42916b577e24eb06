// Written by WagglePlugin from the '@service' annotations of SharesByScope. Changes here are lost.

public import Waggle

/// The services that SharesByScope provides, and those of the modules that it is built on.
nonisolated public enum SharesByScopeServices: Waggle::ServiceCatalog {
  public static var dependencies: [any Waggle::ServiceCatalog.Type] {
    []
  }

  public static func register(in registrar: Waggle::ServiceRegistrar) {
    registrar.scope(.weak).add((any SharesByScope::Cache).self, "SharesByScope.MemoryCache (SharesByScope/Scopes.swift:11)", SharesByScope::MemoryCache._waggle0)
    registrar.scope(.graph).add((any SharesByScope::Transaction).self, "SharesByScope.Ledger (SharesByScope/Scopes.swift:14)", SharesByScope::Ledger._waggle1)
    registrar.named("SharesByScope.UserSession at SharesByScope/Scopes.swift:23").scope(.scoped).add(SharesByScope::UserSession.self, "SharesByScope.UserSession (SharesByScope/Scopes.swift:23)", SharesByScope::UserSession._waggle2)
    registrar.scope(.scoped).add((any SharesByScope::Session).self, "SharesByScope.UserSession (SharesByScope/Scopes.swift:23)", SharesByScope::UserSession._waggle3)
    registrar.scope(.scoped).add((any SharesByScope::Account).self, "SharesByScope.UserSession (SharesByScope/Scopes.swift:23)", SharesByScope::UserSession._waggle4)
  }
}

extension SharesByScope::MemoryCache {
  fileprivate static func _waggle0(_ services: Waggle::ServiceInjector) throws -> any SharesByScope::Cache {
    Waggle::ServiceRegistrar.share(SharesByScope::MemoryCache() as any SharesByScope::Cache)  // SharesByScope.MemoryCache, SharesByScope/Scopes.swift:11
  }
}

extension SharesByScope::Ledger {
  fileprivate static func _waggle1(_ services: Waggle::ServiceInjector) throws -> any SharesByScope::Transaction {
    try SharesByScope::Ledger(session: services.get((any SharesByScope::Session).self))  // SharesByScope.Ledger, SharesByScope/Scopes.swift:14
  }
}

extension SharesByScope::UserSession {
  fileprivate static func _waggle2(_ services: Waggle::ServiceInjector) throws -> SharesByScope::UserSession {
    Waggle::ServiceRegistrar.share(SharesByScope::UserSession() as SharesByScope::UserSession)  // SharesByScope.UserSession, SharesByScope/Scopes.swift:23
  }
}

extension SharesByScope::UserSession {
  fileprivate static func _waggle3(_ services: Waggle::ServiceInjector) throws -> any SharesByScope::Session {
    try Waggle::ServiceRegistrar.share(services.getShared(SharesByScope::UserSession.self, "SharesByScope.UserSession at SharesByScope/Scopes.swift:23") as any SharesByScope::Session)  // SharesByScope.UserSession, SharesByScope/Scopes.swift:23
  }
}

extension SharesByScope::UserSession {
  fileprivate static func _waggle4(_ services: Waggle::ServiceInjector) throws -> any SharesByScope::Account {
    try Waggle::ServiceRegistrar.share(services.getShared(SharesByScope::UserSession.self, "SharesByScope.UserSession at SharesByScope/Scopes.swift:23") as any SharesByScope::Account)  // SharesByScope.UserSession, SharesByScope/Scopes.swift:23
  }
}
