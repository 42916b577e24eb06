struct Texts {
  let a = """
    { " "" \""" \
      not here
    \(name + "}") }
    """
  let b = """
    """, c = """

    }

    """
  func f(text: String = """
    ) { }
    """, after: Int) {}
}
