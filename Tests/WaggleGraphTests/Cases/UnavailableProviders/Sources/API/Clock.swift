public protocol Clock {}
