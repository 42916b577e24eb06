import API

#if os(Linux)
extension Separate: Clock {}
#endif
