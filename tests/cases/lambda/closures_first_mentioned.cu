// shows: the first mention of a function's instance spells its closure types in all others
// flags: --extended-lambda --frandom-seed=7
template <typename F> void call(F f) { } template <typename F> void cptr(F *f) { } template <typename F, typename G> void two(F, G) { } template <typename F> __global__ void kern(F f) { }
template <typename F> struct W { F f; template <typename G> void mem(G g) { } static void st(F) { } };
void host(int x) {
  auto a = [=] { return x; }; auto b = [=] __device__ { return x; }; auto c = [=] { return x + 1; }; auto d = [] { };
  call(a); call<decltype(a)>(a); call<decltype(c)>(c); call(c); cptr(&d); cptr<decltype(d)>(&d); call<decltype(d)>(d);
  two(a, b); two<decltype(a), decltype(b)>(a, b); two<decltype(c)>(c, a); two<decltype(c), decltype(a)>(c, a); two<decltype(c)>(c, d);
  kern<<<1, 1>>>(b); kern<decltype(b)><<<1, 1>>>(b); kern<decltype(a)><<<1, 1>>>(a);
  W<int> w; w.mem(a); w.mem<decltype(a)>(a); w.mem<decltype(b)>(b); w.mem(b);
  auto ptr = call<decltype(a)>; void (*p2)(decltype(b)) = &call<decltype(b)>; call(b); call<decltype(b)>(b);
  W<decltype(a)>::st(a); W<decltype(b)> wb{b}; wb.st(b); W<W<decltype(a)>> ww{{a}}; call(ww); call<W<W<decltype(a)>>>(ww); call<const decltype(a) *>(&a); call(&wb); call<W<decltype(b)> *>(&wb); 
}
template <typename T> void gen(T t) { auto a = [=] { return t; }; call(a); call<decltype(a)>(a); kern<<<1, 1>>>(a); kern<decltype(a)><<<1, 1>>>(a); kern<T><<<1, 1>>>(t); W<decltype(a)> w{a}; }
void use() { gen(1); call<int>(1); auto e = [] { }; kern<decltype(e)><<<1, 1>>>(e); kern<<<1, 1>>>(e); kern<decltype(e)><<<1, 1>>>(e); }
