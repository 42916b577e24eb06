public protocol Clock {}

protocol Hidden {}
