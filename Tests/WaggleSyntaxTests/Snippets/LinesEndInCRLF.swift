// a comment {
struct Wide {
  let text = """
    }
    """

  /* { 
 } */ func f(
    a: Int
  ) {}
}
