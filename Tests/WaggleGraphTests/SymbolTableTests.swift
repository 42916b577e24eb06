import Testing
@testable import WaggleGraph
import WaggleSyntax

@Suite struct SymbolTableTests {
  @Test func `a name is looked up from the innermost type out`() {
    let program = Program(
      Module(
        "App",
        """
        struct Name {}
        enum Outer {
          struct Name {}
          struct Other {}
          enum Inner { struct Name {} }
        }
        extension Outer.Inner { struct Added {} }
        """))
    #expect(program.meaning(of: "Name") == "App::Name")
    #expect(program.meaning(of: "Name", inside: "Outer") == "App::Outer.Name")
    #expect(program.meaning(of: "Name", inside: "Outer.Inner") == "App::Outer.Inner.Name")
    #expect(program.meaning(of: "Other", inside: "Outer.Inner") == "App::Outer.Other")
    #expect(program.meaning(of: "Added", inside: "Outer.Inner") == "App::Outer.Inner.Added")
    #expect(program.meaning(of: "Added") == nil)
    #expect(program.meaning(of: "Outer.Inner.Name") == "App::Outer.Inner.Name")
    #expect(program.meaning(of: "Inner.Name", inside: "Outer") == "App::Outer.Inner.Name")
    #expect(program.meaning(of: "Outer.Missing") == "App::Outer Missing")
  }

  @Test func `nested types are inherited`() {
    let program = Program(
      Module(
        "App",
        """
        class Base { struct Nested {} }
        class Middle: Base {}
        final class Child: Middle, Proto { struct Own {} }
        protocol Proto { typealias Alias = Int }
        class Loop: Loop2 {}
        class Loop2: Loop {}
        """))
    #expect(program.meaning(of: "Nested", inside: "Child") == "App::Base.Nested")
    #expect(program.meaning(of: "Alias", inside: "Child") == "App::Proto.Alias")
    #expect(program.meaning(of: "Nested") == nil)
    #expect(program.meaning(of: "Nested", inside: "Loop") == nil)
  }

  @Test func `an import shows what is public`() {
    let program = Program(
      Module("App", "import Lib\nstruct Own {}", "struct Other {}"),
      Module(
        "Lib",
        """
        public struct Public {}
        package struct Package {}
        struct Internal {}
        public enum Space { public struct Inner {} }
        public struct Own {}
        extension Space { struct Hidden {} }
        """))
    #expect(program.meaning(of: "Public") == "Lib::Public")
    #expect(program.meaning(of: "Package") == "Lib::Package")
    #expect(program.meaning(of: "Internal") == nil)
    #expect(program.meaning(of: "Space.Inner") == "Lib::Space.Inner")
    #expect(program.meaning(of: "Own") == "App::Own")
    #expect(program.meaning(of: "Public", inside: "Other") == nil)
  }

  @Test func `a testable import shows what is internal too`() {
    let program = Program(
      Module("App", "@testable import Lib"),
      Module("Lib", "protocol Internal {}\nprivate protocol Private {}\npublic protocol Public {}"))
    #expect(program.meaning(of: "Internal") == "Lib::Internal")
    #expect(program.meaning(of: "Public") == "Lib::Public")
    #expect(program.meaning(of: "Private") == nil)
  }

  @Test func `an exported import is an import`() {
    let program = Program(
      Module("App", "import Umbrella"),
      Module("Umbrella", "@_exported import Middle"),
      Module("Middle", "@_exported import Bottom\nimport Hidden\npublic struct Own {}"),
      Module("Bottom", "@_exported import Umbrella\npublic struct Deep {}"),
      Module("Hidden", "public struct Unseen {}"))
    #expect(program.meaning(of: "Deep") == "Bottom::Deep")
    #expect(program.meaning(of: "Own") == "Middle::Own")
    #expect(program.meaning(of: "Unseen") == nil)
  }

  @Test func `a scoped import shows one name, and decides between two modules`() {
    let program = Program(
      Module("App", "import struct Left.Both\nimport Right"),
      Module("Left", "public struct Both {}\npublic struct Other {}"),
      Module("Right", "public struct Both {}"))
    #expect(program.meaning(of: "Both") == "Left::Both")
    #expect(program.meaning(of: "Other") == nil)
    #expect(program.meaning(of: "Left.Both") == "Left::Both")
  }

  @Test func `a name that two imports have means nothing without its module`() {
    let program = Program(
      Module("App", "import Left\nimport Right"),
      Module("Left", "public protocol Both {}"),
      Module("Right", "public protocol Both {}"))
    #expect(program.meaning(of: "Both") == nil)
    #expect(program.meaning(of: "Left.Both") == "Left::Both")
    #expect(program.meaning(of: "Right::Both") == "Right::Both")
    #expect(program.meaning(of: "Missing::Both") == nil)
  }

  @Test func `a module that holds a type of its own name is reached with two colons`() {
    let program = Program(
      Module("App", "import Logging"),
      Module("Logging", "public struct Logging { public struct Level {} }\npublic struct Handler {}"))
    #expect(program.meaning(of: "Logging") == "Logging::Logging")
    #expect(program.meaning(of: "Logging.Level") == "Logging::Logging.Level")
    // The compiler sees the type too.
    #expect(program.meaning(of: "Logging.Handler") == "Logging::Logging Handler")
    #expect(program.meaning(of: "Logging::Handler") == "Logging::Handler")
  }

  @Test func `an extension adds to a type of another module`() {
    let program = Program(
      Module("App", "import Lib\nextension Lib.Space { struct Added {} }\nextension Alias { enum More {} }"),
      Module("Lib", "public enum Space {}\npublic typealias Alias = Space"))
    #expect(program.meaning(of: "Space.Added") == "Lib::Space.Added")
    #expect(program.meaning(of: "Space.More") == "Lib::Space.More")
    #expect(program.symbols.foreignExtensions.isEmpty)
  }

  @Test func `an extension of a type that no source declares is kept apart`() {
    let program = Program(Module("App", "extension String { struct Added {} }"))
    #expect(program.symbols.foreignExtensions.map(\.declaration.name) == ["String"])
    #expect(program.meaning(of: "Added") == nil)
  }

  @Test func `a private type is its file's alone`() {
    let program = Program(
      Module("App", "import Lib\nprivate struct Name { struct Inner {} }", "import Lib", "struct Inner {}"),
      Module("Lib", "public struct Name {}"))
    let files = program.symbols.files.filter { $0.module == "App" }
    let meanings = files.prefix(2).map { file in
      program.symbols.resolve(nil, ["Name"], in: LexicalContext(file: file))?.type.qualified
    }
    #expect(meanings == ["App::Name", "Lib::Name"])
    #expect(program.meaning(of: "App.Name.Inner") == "App::Name.Inner")
  }

  @Test(arguments: [
    ("Clock", "any Lib::Clock"), ("any Clock", "any Lib::Clock"), ("some Clock", "any Lib::Clock"),
    ("(Clock)", "any Lib::Clock"), ("Clock?", "(any Lib::Clock)?"), ("[Clock]", "[any Lib::Clock]"),
    ("Clock & Zone", "any Lib::Clock & Lib::Zone"), ("Both", "any Lib::Both"), ("Nickname", "any Lib::Nickname"),
    ("Box<Clock>", "Lib::Box<Lib::Clock>"), ("Outer.Inner", "Lib::Outer.Inner"), ("Lib.Box<Int>", "Lib::Box<Int>"),
    ("Unknown", "Unknown"), ("any Unknown", "any Unknown"), ("[String: Clock]", "[String: any Lib::Clock]"),
    ("(Clock, Int)", "(any Lib::Clock, Int)"), ("Box<Int>.Element", "Lib::Box<Int>.Element"),
    ("Outer.Generic<Clock>", "Lib::Outer.Generic<Lib::Clock>"),
  ])
  func `a service is written with modules and 'any'`(text: String, wanted: String) throws {
    let program = Program(
      Module("App", "import Lib"),
      Module(
        "Lib",
        """
        public protocol Clock {}
        public protocol Zone {}
        public typealias Both = Clock & Zone
        public typealias Nickname = Clock
        public struct Box<Element> {}
        public enum Outer { public struct Inner {}; public struct Generic<T> {} }
        """))
    let context = try #require(program.inside(nil))
    #expect("\(program.symbols.service(TypeSyntax(text), in: context))" == wanted)
  }

  @Test func `aliases that go in a circle end`() throws {
    let program = Program(
      Module("App", "typealias A = B\ntypealias B = A\nprotocol P: Q {}\nprotocol Q: P {}\nstruct S: A, P {}"))
    let context = try #require(program.inside(nil))
    #expect(program.symbols.meaning(of: TypeSyntax("A"), in: context) == .unknown)
    let s = TypeID(module: "App", name: "S")
    #expect(program.symbols.conforms(s, to: TypeID(module: "App", name: "Q")) == true)
    #expect(program.symbols.conforms(s, to: TypeID(module: "App", name: "Missing")) == nil)
  }

  @Test func `a chain of 20,000 protocols is followed to its end`() {
    let chain = (1...20_000).map { "protocol P\($0): P\($0 - 1) {}\n" }.joined()
    let program = Program(Module("App", "protocol P0 {}\nprotocol Q {}\n\(chain)struct S: P20000 {}"))
    let s = TypeID(module: "App", name: "S")
    #expect(program.symbols.conforms(s, to: TypeID(module: "App", name: "P0")) == true)
    #expect(program.symbols.conforms(s, to: TypeID(module: "App", name: "Q")) == false)
    #expect(program.meaning(of: "Missing", inside: "S") == nil)
  }
}
