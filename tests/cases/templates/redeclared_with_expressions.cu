// prelude: none
// Declarations of one template may name other parameters, and functions that were declared in between.
template <class R> struct Future {};
template <class F, class... A> auto start(F &&f, A &&...a) -> Future<decltype(f(a...))>;
template <class F, class... A> auto start(F &&g, A &&...b) -> Future<decltype(g(b...))>;
int work(int);
void run(int value) { start(work, value); }
template <long> struct Number {};
template <class T, class U> constexpr T sum(T, U) { return 42; }
template <class T> Number<sum(T{}, T{})> sum(...);
template <class T> Number<sum(T{}, T{})> sum(...);
template <class T> void h(T t) {}
template <class T> decltype(h<T>(0)) k();
template <class T> decltype(h<T *>(0)) k();
void use() { sum<int>(); k<void>(); }
template <template <int> class... T, int N> Number<sizeof...(T)> templates(T<N>...);
template <int> struct S1 {};
template <int> struct S2 {};
Number<2> two = templates(S1<3>{}, S2<3>{});
template <class> struct Fixed { typedef const char *name; };
template <class V, class... F> void metric(const char *, typename Fixed<F>::name..., const S1<1> &);
void m() { metric<int, const char *>("a", "b", S1<1>()); }
class A { public: template <class T> A(T, bool = false); template <class T> int m(T, int = 3); };
template <> A::A<char>(char, bool) {}
template <> int A::m(char, int) { return 1; }
template <class T> int f(T, bool = false);
template <> int f(char, bool) { return 1; }
int n = f('a') + A('b').m('c');
