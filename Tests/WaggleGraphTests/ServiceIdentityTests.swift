import Testing
@testable import WaggleGraph
import WaggleSyntax

@Suite struct ServiceIdentityTests {
  private let program = Program(
    Module("App", "import API\nenum Scene { protocol Local {} }"),
    Module(
      "API",
      """
      public protocol Clock {}
      public protocol Zone {}
      public protocol Repository<Entity> { associatedtype Entity }
      public struct User {}
      public struct Box<T> {}
      public typealias Timer = any Clock
      public typealias Watch = Timer
      public typealias Both = Zone & Clock
      public typealias Boxed<T> = Box<T>
      """))

  @Test(arguments: [
    ("Clock", "any API::Clock", "Clock"), ("any Clock", "any API::Clock", "Clock"),
    ("some Clock", "any API::Clock", "Clock"),
    ("(any Clock)", "any API::Clock", "Clock"), ("API.Clock", "any API::Clock", "Clock"),
    ("API::Clock", "any API::Clock", "Clock"), ("Timer", "any API::Clock", "Clock"),
    ("Watch", "any API::Clock", "Clock"),
    ("any Clock & Sendable", "any API::Clock", "Clock"), ("any Swift.Sendable & Clock", "any API::Clock", "Clock"),
    ("any Zone & Clock", "any API::Clock & API::Zone", "Clock & Zone"),
    ("Clock & Zone", "any API::Clock & API::Zone", "Clock & Zone"),
    ("Both", "any API::Clock & API::Zone", "Clock & Zone"),
    ("any Both & Clock", "any API::Clock & API::Zone", "Clock & Zone"),
    ("any Repository<User>", "any API::Repository<API::User>", "Repository<User>"),
    ("any Repository<String>", "any API::Repository<String>", "Repository<String>"),
    ("Box<Timer>", "API::Box<any API::Clock>", "Box<any Clock>"), ("User", "API::User", "User"),
    ("String", "String", "String"),
    ("(any Clock)?", "(any API::Clock)?", "(any Clock)?"), ("Clock?", "(any API::Clock)?", "(any Clock)?"),
    ("User?", "API::User?", "User?"),
    ("[Clock]", "[any API::Clock]", "[any Clock]"),
    ("[String: Clock]", "[String: any API::Clock]", "[String: any Clock]"),
    ("Scene.Local", "any App::Scene.Local", "Scene.Local"),
  ])
  func `two spellings of a service are one`(spelling: String, text: String, name: String) throws {
    let context = try #require(program.inside(nil))
    let identity = program.symbols.identity(of: TypeSyntax(spelling), in: context)
    #expect(identity.text == text && identity.isKnown)
    #expect(identity.name == name)
  }

  @Test(arguments: [
    "Unknown", "any Unknown", "any Clock & Unknown", "Repository<URL>", "[Unknown]", "Boxed<User>", "() -> Clock",
  ])
  func `what the sources do not declare is not known`(spelling: String) throws {
    let context = try #require(program.inside(nil))
    #expect(!program.symbols.identity(of: TypeSyntax(spelling), in: context).isKnown)
  }

  @Test func `aliases in a circle end`() throws {
    let program = Program(Module("App", "typealias A = B\ntypealias B = A\ntypealias C = C & A"))
    let context = try #require(program.inside(nil))
    for name in ["A", "B", "C"] { #expect(!program.symbols.identity(of: TypeSyntax(name), in: context).isKnown) }
  }
}
