// prelude: none
// Errors in instances of variable templates: the type where one is first named, the initializer where it is needed.
template<bool B, class T = void> struct enable_if {};
template<class T> struct enable_if<true, T> { using type = T; };
template<bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
template<bool B> constexpr enable_if_t<B, int> wanted = 0;
template<bool B> constexpr typename enable_if<B, int>::type asked = 0;
struct P {};
struct Q {};
struct R {};
struct S { static constexpr int k = 1; };
struct D { char operator-(D) const; };

namespace substituted {
template<class T> struct tag;
template<class T> auto test(T const& s) -> decltype(s - s, wanted<(sizeof(s - s) > 4)>, void()) {}
template<class T> auto met(tag<T>*, decltype(&test<T>) = nullptr) -> char(&)[1];
auto met(...) -> char(&)[2];
template<class T> constexpr bool concept_ = 1u == sizeof(met((tag<T>*)nullptr));
bool b = concept_<D>;
template<class T> auto f(T t) -> decltype(asked<(sizeof(t) > 5)>);
int f(...);
auto g = f('a');
}

namespace needed {
template<class T> int N = T::k;
template<class T> constexpr int A = T::k;
template<class T> const int C = T::k;
template<class T> constexpr auto L = T::k;
template<class T> constexpr int B = A<T> + 1;
template<class T> struct M { int m[A<T>]; using t = decltype(C<T>); static const int s = sizeof(N<T>); };
template<class T> auto f(T t) -> decltype(N<T>);
void f(...);
template<class T, int = sizeof(C<T>)> int g(T t);
void g(...);
void h(const int&);
int x = sizeof(A<P>);
M<S> m;
M<P> n;
void run() {
  f(R());
  g(R());
  (void)N<Q>;
  h(C<Q*>);
  decltype(L<Q>) *p;
}
int y = B<Q&>;
static_assert(B<int>, "");
static_assert(B<S> == 2, "");
}

namespace kinds {
template<class T, int N> constexpr int P = 1;
template<class T> constexpr int P<T*, 3> = T::k;
struct H { template<class T> static constexpr int mem = T::k; };
template<class... T> constexpr int V = (T::k + ... + 0);
template<class T> constexpr int (*fp)(T, int) = T::k;
template<class T> constexpr int ar[] = { T::k, 1, 2 };
template<class T, class U = T*> constexpr volatile U deft = T::k;
int a = P<Q*, 3>;
int b = H::mem<Q>;
int c = V<Q, int>;
auto d = fp<Q>;
int e = ar<Q>[0];
int f = deft<Q> == nullptr;
}

namespace endless {
template<int N> constexpr int V = V<N - 1> + 1;
int v = V<3>;
}
