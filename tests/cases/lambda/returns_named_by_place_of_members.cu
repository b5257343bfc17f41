// shows: the same behind members, partial specializations and aliases
// flags: --extended-lambda --c++20 --frandom-seed=7
template <typename F> void run(F f) { f(1); }
template <typename A, typename B, typename C> void three(A a) { 
  run([=] __device__ <typename T>(T t) -> T { return t; });
  run([=] __device__ <typename T, typename U>(T t, U u) -> U { return u; });
}
template <typename K> struct S { 
  template <typename M> void mem(M m) { run([=] __device__ <typename T>(T t) -> T { return t; }); }
  void mem2(K k) { run([=] __device__ <typename T>(T t) -> T { return t; }); }
  static void mem3(K k) { run([=] __device__ <typename T>(T t) -> T { return t; }); }
};
template <typename V> struct S<V *> { };
void h1() { run([] __device__ <typename T>(T t) -> T { return t; }); }
template <> struct S<int> { void m() { run([] __device__ <typename T>(T t) -> T { return t; }); } };
void h2() { run([] __device__ <typename T>(T t) -> T { return t; }); }
template <typename AA> using Al = AA *;
void h3() { run([] __device__ <typename T>(T t) -> T { return t; }); }
template <typename VV> VV var = VV();
void h4() { run([] __device__ <typename T>(T t) -> T { return t; }); }
template <typename DD> void decl(DD);
void h5() { run([] __device__ <typename T>(T t) -> T { return t; }); }
template <template <typename XX> class TTT> void ttt();
void h6() { run([] __device__ <typename T>(T t) -> T { return t; }); }
void h7() { run([] __device__ <template <typename> class X, typename T>(X<T> t) -> X<T> { return t; }); }
void h8() { run([] __device__ <int N, typename T>(T t) -> T { return t; }); }
void h9() { run([] __device__ (auto a, auto b) -> decltype(a) { return a; }); }
void h10() { run([] __device__ <typename T>(T t) -> T { return t; }); }
void h11() { auto g = [](auto zz) { return 1; }; run([] __device__ <typename T>(T t) -> T { return t; }); }
struct Q { template <typename GG> operator GG(); };
void h12() { run([] __device__ <typename T>(T t) -> T { return t; }); }
