/* outer /* inner { */ still a comment } */ struct First {}
/**/ struct Second { /* } */ let a = 1 /*/* */*/ }
/* // */ struct Third {}
// /* no block comment begins on this line
struct Fourth {}
/*/ not closed yet */ struct Fifth {}
/***/ /* **/ struct Sixth { /** } /* { */ */ var b: Int /* } */ }
