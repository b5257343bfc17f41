// shows: line numbers have 32 bits, behind the last one they begin anew; what stands in the place of a file name
// flags: --frandom-seed=7
// prelude: none
#line 2147483648
int a = b;
#line 4294967295 "last.h"
int c = d;
int e = f;
int g = h;
#line 4294967296
#line 1.5
#line 1 2
#line 1 L"x"
#line
#line x
#line 10 "a" "b"
int i = j;
