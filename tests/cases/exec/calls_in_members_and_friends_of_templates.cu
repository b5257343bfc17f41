// shows: contexts of members of nested classes, friends, constants and packs
// prelude: mini
// calls in instances
__device__ int d(int); __device__ constexpr int cd(int x) { return x; } __host__ __device__ int hd(int); int h(int);
struct DD { __device__ DD(); __device__ DD(int); __device__ ~DD(); __device__ operator int() const; __device__ int operator[](int) const; __device__ DD operator+(DD) const; __device__ void m() const; __device__ static int s(); int v; };
template<class T> struct C { T t; void a() { d(t); } void b() { t.m(); } __host__ __device__ void c() { d(t); cd(t); } int e() const { return t[0]; } void f() { T x; T y(1); new T; delete &t; throw T(); } static auto g(T q) { return q + q; } auto hh() { return T::s(); } template<class U> auto tt(U u) { T l; return d(u); } C() { d(1); } ~C() { t.m(); } };
template struct C<DD>;
template<class T> auto ded(T t) { T q; return d(q); }
template<class T> void plain(T t) { T q; d(t); }
template<class T> __host__ __device__ auto hded(T t) { d(t); return cd(t); }
template<class T> constexpr int ce(T t) { return d(t) + cd(t); }
template void plain<DD>(DD); template void plain(int);
auto r1 = ded(DD()); auto r2 = hded(1); constexpr int r3 = true ? 2 : ce(1);
void u() { ded(1); hded(2L); C<int> c; auto gl = [](auto x) { d(x); return x; }; gl(1); gl(2.0); C<int>::g(3); c.tt(1); }
template<class T> struct Out { template<class U> void w(U u); struct In { static auto z(T t) { return d(t); } }; friend auto fr(Out, T t) { return d(t); } };
template<class T> template<class U> void Out<T>::w(U u) { d(u); }
template void Out<int>::w(char); template void Out<DD>::w<DD>(DD); auto r4 = Out<int>::In::z(3); auto r5 = fr(Out<long>(), 3);
template<class... T> auto pk(T... t) { return (d(t) + ...); } auto r6 = pk(1, 2.0, 'c'); template<int N> auto nt() { return d(N); } auto r7 = nt<4>();
