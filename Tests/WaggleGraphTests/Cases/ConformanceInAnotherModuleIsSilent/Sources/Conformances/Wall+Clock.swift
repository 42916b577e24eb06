import Base

extension Wall: Base.Clock {}
