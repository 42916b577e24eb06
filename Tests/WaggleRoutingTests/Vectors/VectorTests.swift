import Testing

@Suite("Vectors of other routers", .timeLimit(.minutes(1)))
struct VectorTests {
  @Test(
    "An input of another router does what it did there, its fixed form, or something else on purpose",
    arguments: OtherRouter.all.flatMap(\.vectors))
  func vector(_ vector: Vector) async throws {
    try await vector.verify()
  }

  @Test("Each vector is there once, in order", arguments: OtherRouter.all)
  func complete(_ router: OtherRouter) {
    #expect(router.vectors.map(\.id) == router.numbers.map { "\(router.prefix)\($0)" })
  }

  @Test("The table of counts has them all")
  func counts() {
    print(OtherRouter.all.map(\.counts).joined(separator: "\n"))
    #expect(OtherRouter.all.map(\.vectors.count).reduce(0, +) == 188)
  }
}
