// shows: stubs of kernel templates have no visibility; negative and character values among template arguments
// flags: --frandom-seed=7
template <class T> __attribute__((visibility("hidden"))) __global__ void k1(T t) { }
template <class T> __attribute__((visibility("default"))) __global__ void k2(T t) { }
template <class T> __global__ void __attribute__((visibility("hidden"))) k3(T t) { }
template <short S, char C = 'a', long L = 2, unsigned char U = 3> __global__ void kv() { }
template <short S, char C, long L, unsigned char U> struct X { };
X<-5, -6, -7, 250> x;
template <int I> void h() { kv<-I><<<1, 1>>>(); kv<short(-1)><<<1, 1>>>(); }
void f() {
  k1<<<1, 1>>>(1); k2<<<1, 1>>>(2); k3<<<1, 1>>>(3);
  kv<-5, -6, -7, 250><<<1, 1>>>(); kv<5, 6, 7><<<1, 1>>>(); kv<2 + 3, 'b', 1L><<<1, 1>>>();
  h<3>();
  auto p = kv<-3>; auto q = &kv<-3, -4>;
  p<<<1, 1>>>(); q<<<1, 1>>>();
}
