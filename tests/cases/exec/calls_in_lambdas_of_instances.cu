// shows: bodies of lambdas, generic or not, in instances of templates
// prelude: mini
// generic lambdas and variable access in instances of closures
__device__ int dv; __constant__ int cv; __device__ int d(int);
template<class T> void g(T t) { auto l = [&](auto k) { return k + dv + t; }; l(1); } template void g(int);
void p() { auto l = [](auto k) { return k + dv + d(k); }; l(1); auto m = [](auto k) { dv = k; auto in = [](auto z) { return cv + d(z); }; return in(k); }; m(2); }
template<class T> void h(T t) { [](auto k) { return d(k); }(t); auto l = [](T k) { return d(k) + dv; }; l(t); auto z = [=] { return d(t) + cv; }; z(); } template void h(int); template void h(char);
template<class T> struct S { void m(T t) { auto l = [this, t](auto k) { return d(k) + v + dv; }; l(v); } T v; }; template struct S<int>;
template<class F> void call(F f) { f(1); } void q() { call([](auto k) { return dv + d(k); }); call([](int k) { return dv; }); }
template void call<int (*)(int)>(int (*)(int));
__host__ __device__ void hh() { auto l = [](auto k) { return d(k) + dv; }; l(1); } __device__ void dd() { auto l = [](auto k) { return d(k) + dv; }; l(1); }
