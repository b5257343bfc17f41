template <class T, unsigned long N> struct Arr { T d[N]; };
template <unsigned long I, class T, unsigned long N> constexpr T &get(Arr<T, N> &a) noexcept { static_assert(I < N, "index in bounds"); return a.d[I]; }
template <class T> constexpr const T &larger(const T &a, const T &b) { if (a < b) return b; return a; }
struct S { };
template <class T> struct Wide { constexpr int m() { static_assert(sizeof(T) > 4); return 1; } };
template <class T> constexpr int called(T t) { return t(1); }
template <class T> constexpr int pointed(T t) { return *t; }
void f(Arr<int, 3> &a, S s, Wide<int> w) { get<5>(a); get<2>(a); larger(s, s); larger(1, 2); w.m(); called(s); pointed(s); }
