extension PatternProblem.Reason {
  /// What is wrong.
  var headline: String {
    switch self {
    case .empty: "a pattern needs at least a '/'"
    case .query: "a pattern has neither query nor fragment"
    case .repeatedName(let name): "two parameters are called '\(name)'"
    case .noName: "a parameter needs a name"
    case .strayCharacter(let character, let after): "'\(character)' cannot follow '\(after)' here"
    case .unclosed(let bracket): "'\(bracket)' is not closed in its segment"
    case .star: "a star is a whole segment, or two are"
    case .restInTheMiddle: "nothing can follow '**'"
    case .neighbours: "two parameters stand side by side"
    case .brokenEscape(let reason): reason
    case .unopened: "there is no group to close"
    case .openGroup: "the group is not closed"
    case .optionalScheme: "a group can begin with '/' only"
    case .emptyGroup: "the group is empty"
    case .tooLong: "it has more than 128 segments"
    case .tooManyGroups: "it has more than 6 groups"
    case .unknownType(let name, _): "'\(name)' is no type that the router knows"
    case .noType: "a type is missing between '(' and ')'"
    }
  }

  /// What to write instead.
  var wayOut: String {
    switch self {
    case .empty: "write '/' for the URL without segments, or '**' for all"
    case .query: "leave it out; a handler reads the query from its request, as 'request[\"name\"]'"
    case .repeatedName: "give one of them another name"
    case .noName: "write ':name', or '*' for a segment that nobody asks for"
    case .strayCharacter:
      "write ':{name}' where text follows a name, and escapes for characters that mean themselves: %28 is '('"
    case .unclosed(let bracket): bracket == "{" ? "write ':{name}'" : "write ')' where it ends"
    case .star: "write '%2A' for a star that means itself"
    case .restInTheMiddle: "let it be the last segment"
    case .neighbours: "put text between them, or read both as one"
    case .brokenEscape(let reason):
      reason.hasPrefix("'%'") ? "write '%25' for a percent sign that means itself" : "write the escapes of its UTF-8"
    case .unopened: "write '(/' where it begins, or '%29' for one that means itself"
    case .openGroup: "write ')' where it ends"
    case .optionalScheme: "write '(/…)', or '%28' for one that means itself"
    case .emptyGroup: "leave it out"
    case .tooLong: "end it with '**', and read 'request.rest'"
    case .tooManyGroups: "write several patterns"
    case .unknownType(let name, let known):
      NearestSpelling.question(name, among: known)
        ?? "known are \(known.joined(separator: ", ")); tell 'Router.init' of others with 'types:'"
    case .noType: "write ':name', or ':name(Int)'"
    }
  }
}
