private protocol Clock {}
private struct Wall {}
