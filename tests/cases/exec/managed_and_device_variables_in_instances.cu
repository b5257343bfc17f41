// shows: uses of variables of the device in instances and of managed variable templates
// flags: --relaxed_constexpr --frandom-seed=7
// prelude: mini
__device__ int dv; __constant__ int cv[4]; __shared__ int sv; __managed__ int mv; __device__ int *dp; struct P { int x; int *q; int f() const; }; __device__ P pv; __constant__ P cp;
template<class T> struct A { static void rd(T &t) { int k = dv; k = cv[1]; k = mv; k = *dp; k = pv.x; k = cp.f(); (void)&sv; dv++; dv += 2; pv.q = &dv; } auto de() { return dv + (T)cv[0]; } auto dr() -> T & { return dv; } };
template struct A<int>; auto x = A<long>().de();
template<class T> auto f(T t) { T l = dv; if constexpr (sizeof(T) == 4) l = cv[2]; else dv = l; return l; }
auto y = f(1); auto z = f(1L);
template<class T> void g(T t) { auto l = [&](auto k) { return k + dv + t; }; l(1); dv = t; } template void g(int);
template<class T> __host__ __device__ void hd(T t) { dv = t; int q = cv[t]; } template void hd(int); template<class T> __device__ void dd(T t) { dv = t; } template void dd(int);
template<class T> __device__ T vt = 1; template<class T> __constant__ T vc[2]; template<class T> __managed__ T vm; void uu() { int k = vt<int> + vc<int>[1] + vm<int>; vt<char> = 3; auto *p = &vm<long>; auto *s = &vt<int>; }
template<class T> void ut() { T k = vt<T> + vc<T>[1] + vm<T>; vt<T> = k; } template void ut<float>();
__device__ __managed__ int both = 3; static __managed__ P sp; namespace { __managed__ int am; } namespace N { __managed__ double nm[2][3] = {{1}}; inline namespace I { extern __managed__ int em; } }
void um() { both = am + N::em + N::nm[1][2] + sp.x; sp.q = &both; int &r = both; P c = sp; c = sp; sizeof(both); auto l = [=] { return both; }; auto l2 = [&, q = both] { return q + am; }; for (auto &e : N::nm) e[0] = both; both = both ? both : am; N::I::em ^= ~both; both, am; throw both; }
template<class T> struct MT { T v = both; MT(T t = both) : v(t + both) {} int a[3] = {both, am}; decltype((both)) rr = both; }; template struct MT<int>; int dflt(int k = both, int *p = &am); enum { q = sizeof(both) };
