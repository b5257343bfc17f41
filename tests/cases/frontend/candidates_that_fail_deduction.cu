// Why function templates are no candidates: plain parameters before deduction, and substitutions that fail.
template <bool B, class T = void> struct enable_if { };
template <class T> struct enable_if<true, T> { typedef T type; };
template <class T> struct is_int { static constexpr bool value = false; };
template <> struct is_int<int> { static constexpr bool value = true; };
template <class T, class = typename enable_if<is_int<T>::value>::type> T twice(T x) { return x; }
template <class T> typename enable_if<!is_int<T>::value, T>::type half(T x) { return x; }
template <class T> void pl(int *, T *);
template <class T> void pl(T *, int *);
template <class R> R mk(int);
template <class R, class A> R mk(A, A);
template <class T, int N> void ar(T (&)[N]);
template <class T> void ar(T (&)[3], int);
template <class F> void redeclared(F);
template <class G> void redeclared(G) { }
template <class G> void redeclared(G, int) { }
struct P { };
template <class T> struct V { template <class U> void m(U, T); template <class U> void m(U, const T *, V); typedef T vt; vt f(); unsigned long g(); };
void t(V<int> v, int i) { twice(1.5); half(3); pl(i, i); mk("x"); ar(i); redeclared(); v.m(1, ""); pl(v.f(), v.g()); pl({1}, i); }
