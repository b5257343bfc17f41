// Launches with brackets missing: what follows is read on
__global__ void k(int* p);
int a1() { k<<<1, 1>>(nullptr); return 0; }
int a2() { k<<1, 1>>>(nullptr); return 0; }
int a3() { k<<<1, 1>>> nullptr; return 0; }
int a4() { k<<<1 1>>>(nullptr); return 0; }
int a5() { k<<<1, 1>>>; return 0; }
int a6() { k<<<1,>>>(nullptr); return 0; }
int a7() { k<<<(1, 1>>>(nullptr); return 0; }
int a8() { k<<<1, 1>>(nullptr, 1); return 0; }
int b2() { k<<<1, 1>>>(nullptr; return 0; }
int b3() { k<<<1, 1>>>(nullptr) return 0; }
int b4() { k<<<1, 1>>>nullptr); return 0; }
int b5() { auto f = k<<<1, 1>>>; return 0; }
int b6() { int r = k<<<1, 1>>>(nullptr); return 0; }
int b7() { k<<<1>>>(nullptr); k<<<>>>(nullptr); return 0; }
int b8() { k<1, 1>(nullptr); return 0; }
int b9() { k<<<1, 1>(nullptr); return 0; }
int c1() { k<<<1, 1>>>[nullptr]; return 0; }
int c2() { k<<<1, 1, 0, 0, 0>>>(nullptr); k<<<1, 1>>>(nullptr, 1); k<<<1, 1>>>(); return 0; }
