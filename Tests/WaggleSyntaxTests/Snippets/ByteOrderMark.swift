import Foundation
struct Marked {}
