let a = #"} " \(no) \" \#("yes" + "}") "#, b = 1
let c = ##"one " and "# are not the end "##, d = 2
let e = ###"""
  { "# ""# """ """## \##( { no
  """###
let f = #"""#, g = #"\"#, h = ##"""##
struct After { let a = #""# }
