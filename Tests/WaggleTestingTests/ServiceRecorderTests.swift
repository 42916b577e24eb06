import Testing
import Waggle
import WaggleTesting

@Suite("ServiceRecorder")
struct ServiceRecorderTests {
  @Test("It notes requests with their paths, names and errors, the inner ones first")
  func records() throws {
    let registry = ServiceRegistry()
    registry.register(Int.self, named: "seven") { 7 }
    registry.register(String.self) { "\(try $0.get(Int.self, named: "seven"))" }
    let recorder = ServiceRecorder()
    recorder.record(registry)
    #expect(try registry.get(String.self) == "7")
    #expect(throws: ServiceError.self) { try registry.get(Double.self) }
    #expect(
      recorder.records.map(\.path) == [
        ["Swift.String", #"Swift.Int named "seven""#], ["Swift.String"], ["Swift.Double"],
      ])
    #expect(recorder.records.map(\.name) == ["seven", nil, nil])
    #expect(recorder.records.map(\.error?.code) == [nil, nil, .missing])
    #expect(recorder.contains(Int.self))
    #expect(!recorder.contains(Bool.self))
  }
}
