import API

private extension Missing {}
private struct Missing: Clock {}
