public protocol Holiday {}
