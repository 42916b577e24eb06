import API

protocol Local {}

func start() {
  // @service
  print("in a body, above no declaration")
}

let port = 80  // @service

final class Holder: Local {
  var all: [Int] {
    // @service(Clock)
    [1, 2]
  }

  // @service
}

// @inject
print("top level")

/* @service */
