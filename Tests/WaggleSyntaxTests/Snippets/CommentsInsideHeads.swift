public /* { */ final // }
/// documented
class /* a */ A /* b */ < /* c */ T /* d */ > /* e */ : /* f */ B /* g */ , C /* h */ . D /* i */ where /* j */ T /* k */ == Int {
  @available(*, deprecated) // m
  private(set) var /* q */ e /* r */ : /* s */ [ /* t */ Int /* u */ ] /* v */ = /* w */ 1 // x
  func /* y */ f /* z */ ( /* aa */ g /* bb */ h /* cc */ : /* dd */ Int /* ee */ = /* ff */ 1 /* gg */ ) /* hh */ -> /* ii */ Int /* jj */ { 1 }
}
