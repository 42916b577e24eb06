import Base
import Conformances

// @service(Clock)
extension Wall {}

// @service(Clock)
func make() -> Wall { Wall() }
