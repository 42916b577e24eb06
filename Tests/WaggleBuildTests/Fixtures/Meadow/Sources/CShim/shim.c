#include "shim.h"
int shim(void) { return 3; }
