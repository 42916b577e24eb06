prefix operator ~~~
infix operator <=>: ComparisonPrecedence
postfix operator ++!
infix operator +-+ ; struct After {}
infix operator .*.
infix operator |> : ForwardPipe
let a = 1
