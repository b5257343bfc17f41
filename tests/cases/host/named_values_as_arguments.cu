// shows: named constants as template arguments: constexpr and local ones keep their names
// prelude: none
template<class T> struct lim { static const int v = 1; static constexpr int w = 2; }; struct K { static const int v = 3; static constexpr int w = 4; enum { z = 5 }; };
template<class T, int N> struct arr { };
template<class M> void f(M m) { arr<int, lim<long>::v> a; arr<M, lim<long>::v> b; arr<int, K::v> c; arr<M, K::v> d; arr<int, lim<char>::w> e; arr<M, lim<char>::w> g; arr<M, K::z> h; arr<int, K::z> i; arr<int, lim<M>::v> j; }
template<class M> struct F { arr<int, lim<long>::v> a; arr<M, lim<long>::v> b; arr<int, K::v> c; arr<M, K::v> d; arr<int, lim<char>::w> e; arr<M, lim<char>::w> g; arr<M, K::z> h; arr<int, K::z> i; arr<int, lim<M>::v> j; };
void g() { arr<char, lim<long>::v> a; arr<char, K::v> c; arr<char, lim<char>::w> e; arr<char, K::w> k; arr<char, K::z> l; arr<char, sizeof(long)> m; arr<char, K::v + 6> n; }
arr<short, lim<long>::v> a; arr<short, K::v> c; arr<short, lim<char>::w> e; arr<short, K::w> k;
