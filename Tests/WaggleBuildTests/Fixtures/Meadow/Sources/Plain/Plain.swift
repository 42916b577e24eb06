/// Nothing here is annotated, and nobody needs to know what is below.
public let plain = true
