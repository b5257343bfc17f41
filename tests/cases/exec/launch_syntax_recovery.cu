// shows: What is wrong with the configuration of a launch and with what follows it, and where parsing goes on.
int unit_anchor = 1;
__global__ void k(int, float *); __global__ void k0(); void hf(int); __device__ void df(int); template <class T> __global__ void tk(T);
struct S { void m(); static void s(); };
void f1(int n, float *p) {
  k<<<1>>>(n, p);
  n = 1; p = 0;
}
void f2(int n, float *p) {
  k<<<>>>(n, p);
  n = 1; p = 0;
}
void f3(int n, float *p) {
  k<<<1, 2, 3, 4, 5>>>(n, p);
  n = 1; p = 0;
}
void f4(int n, float *p) {
  k<<<1, 2>>>;
  n = 1; p = 0;
}
void f5(int n, float *p) {
  k<<<1, 2>>>(n);
  n = 1; p = 0;
}
void f6(int n, float *p) {
  k<<<1, 2>>>(n, p, p);
  n = 1; p = 0;
}
void f7(int n, float *p) {
  k<<<1, 2>>>(p, n);
  n = 1; p = 0;
}
void f8(int n, float *p) {
  k<<<1, "a">>>(n, p);
  n = 1; p = 0;
}
void f9(int n, float *p) {
  k<<<p, 2>>>(n, p);
  n = 1; p = 0;
}
void f10(int n, float *p) {
  k<<<1, 2, p>>>(n, p);
  n = 1; p = 0;
}
void f11(int n, float *p) {
  k<<<1, 2, 0, n>>>(n, p);
  n = 1; p = 0;
}
void f12(int n, float *p) {
  k<<<1, 2>>(n, p);
  n = 1; p = 0;
}
void f13(int n, float *p) {
  k<<<1, 2>(n, p);
  n = 1; p = 0;
}
void f14(int n, float *p) {
  k<<<1 2>>>(n, p);
  n = 1; p = 0;
}
void f15(int n, float *p) {
  k<<<1,>>>(n, p);
  n = 1; p = 0;
}
void f16(int n, float *p) {
  k<<<,1>>>(n, p);
  n = 1; p = 0;
}
void f17(int n, float *p) {
  k<<<1, 2>>>(n p);
  n = 1; p = 0;
}
void f18(int n, float *p) {
  k<<<1, 2>>>(n, p;
  n = 1; p = 0;
}
void f19(int n, float *p) {
  int after;
  n = 1; p = 0;
}
void f20(int n, float *p) {
  (k<<<1, 2>>>)(n, p);
  n = 1; p = 0;
}
void f21(int n, float *p) {
  hf<<<1, 2>>>(n);
  n = 1; p = 0;
}
void f22(int n, float *p) {
  df<<<1, 2>>>(n);
  n = 1; p = 0;
}
void f23(int n, float *p) {
  undeclared<<<1, 2>>>(n);
  n = 1; p = 0;
}
void f24(int n, float *p) {
  tk<<<1, 2>>>(n);
  n = 1; p = 0;
}
void f25(int n, float *p) {
  tk<int><<<1, 2>>>(n);
  n = 1; p = 0;
}
void f26(int n, float *p) {
  tk<int><<<1, 2>>>();
  n = 1; p = 0;
}
void f27(int n, float *p) {
  tk<<<1, 2>>>();
  n = 1; p = 0;
}
void f28(int n, float *p) {
  n<<<1, 2>>>(n);
  n = 1; p = 0;
}
void f29(int n, float *p) {
  p<<<1, 2>>>(n);
  n = 1; p = 0;
}
void f30(int n, float *p) {
  S::s<<<1, 2>>>();
  n = 1; p = 0;
}
void f31(int n, float *p) {
  S().m<<<1, 2>>>();
  n = 1; p = 0;
}
void f32(int n, float *p) {
  (&k)<<<1, 2>>>(n, p);
  n = 1; p = 0;
}
void f33(int n, float *p) {
  (*k)<<<1, 2>>>(n, p);
  n = 1; p = 0;
}
void f34(int n, float *p) {
  auto q = k; q<<<1, 2>>>(n, p);
  n = 1; p = 0;
}
void f35(int n, float *p) {
  int r = k<<<1, 2>>>(n, p);
  n = 1; p = 0;
}
void f36(int n, float *p) {
  k0<<<1, 2>>>(), k0<<<1, 2>>>();
  n = 1; p = 0;
}
void f37(int n, float *p) {
  n ? k0<<<1, 2>>>() : (void)0;
  n = 1; p = 0;
}
void f38(int n, float *p) {
  return k0<<<1, 2>>>();
  n = 1; p = 0;
}
void f39(int n, float *p) {
  k<<<1,2>>> n, p);
  n = 1; p = 0;
}
void f40(int n, float *p) {
  k<<<1,2>>>[n](p);
  n = 1; p = 0;
}
void f41(int n, float *p) {
  k<<<1, 2>>>{n, p};
  n = 1; p = 0;
}
void f42(int n, float *p) {
  k<<<1, 2>>> n (n, p);
  n = 1; p = 0;
}
void f43(int n, float *p) {
  k<<<1, 2>>>) (n, p);
  n = 1; p = 0;
}
void f44(int n, float *p) {
  k<<<1, 2>>>, n;
  n = 1; p = 0;
}
void f45(int n, float *p) {
  k<<<1, 2>>> = n; k<<<1, 2>>>(n, p);
  n = 1; p = 0;
}
void f46(int n, float *p) {
  k<<<1, 2>>> + 1;
  n = 1; p = 0;
}
void f47(int n, float *p) {
  k<<<1, 2>>>
  n = 1; p = 0;
}
void f48(int n, float *p) {
  k<<<1, 2, 3(n, p);
  n = 1; p = 0;
}
void f49(int n, float *p) {
  k<<<1, 2>>>>(n, p);
  n = 1; p = 0;
}
void f50(int n, float *p) {
  k<< <1, 2> >>(n, p);
  n = 1; p = 0;
}
void f51(int n, float *p) {
  k<<<1, 2; (n, p);
  n = 1; p = 0;
}
void f52(int n, float *p) {
  hf(k<<<1, 2>>>(n, p));
  n = 1; p = 0;
}
void f53(int n, float *p) {
  k<<<1, 2>>>((n, p);
  n = 1; p = 0;
}
void f54(int n, float *p) {
  k<<<1, 2>>>(n, p));
  n = 1; p = 0;
}
void f55(int n, float *p) {
  k<<<(1, 2>>>(n, p);
  n = 1; p = 0;
}
