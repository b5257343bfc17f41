// prelude: none
// Pragmas of the C standard stand among the declarations of the global scope or before everything else in a block.
#pragma STDC FP_CONTRACT ON
namespace n {
#pragma STDC FP_CONTRACT ON
int x;
}
extern "C" {
#pragma STDC FP_CONTRACT OFF
int y;
}
struct S {
#pragma STDC FP_CONTRACT ON
  int z;
  void m() {
#pragma STDC FP_CONTRACT ON
  }
};
void f(int n) {
#pragma STDC FP_CONTRACT ON
  n++;
#pragma STDC FP_CONTRACT OFF
  {
#pragma STDC FP_CONTRACT OFF
    int q = n;
#pragma STDC FP_CONTRACT ON
    n = q;
  }
  if (n)
#pragma STDC FP_CONTRACT OFF
    n++;
}
#pragma STDC FP_CONTRACT OFF
int z;
