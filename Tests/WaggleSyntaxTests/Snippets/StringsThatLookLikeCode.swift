let a = "struct Hidden { /* ", b = " */ }"
let c = "// no comment", d = "#if DEBUG"
let e = "\"", f = "\\", g = "\\\"{"
let h = "a" + "b" /* " */ + "c" // "
let i = "\u{7B}"
let j = """
  #endif
  let hidden = 1
  /* " \u{7D}
  """
struct After {}
