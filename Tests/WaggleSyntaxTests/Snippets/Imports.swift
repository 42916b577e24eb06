import A
import struct B.C
import func D.E
@testable import F
@preconcurrency @_spi(G) public import H
internal import I.J.K; private import L
@_implementationOnly import M
#if canImport(N)
@_exported import N
#else
fileprivate import class O.P
#endif
package import enum Q.R
