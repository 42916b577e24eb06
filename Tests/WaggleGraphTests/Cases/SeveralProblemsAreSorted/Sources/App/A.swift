import API

// @service(Clock)
final class Second {}

// @service
final class First {}

func start() {
  // @service
  struct Local: Clock {}
}

struct Late: Clock { /* @service */ var zone: any Clock }
