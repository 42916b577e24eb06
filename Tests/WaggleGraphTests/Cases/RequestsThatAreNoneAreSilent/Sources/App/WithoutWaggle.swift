import API

func other(_ registry: Finder) { registry.get(Clock.self) }

struct Finder { func find() {} }
