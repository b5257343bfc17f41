// shows: the candidate with the better worst conversion where the standard leaves a call ambiguous
// flags: --c++17
// prelude: none
struct L { L(int); };
struct D { operator int() const; };
template<class A, class B> struct same { static constexpr bool v = false; };
template<class A> struct same<A, A> { static constexpr bool v = true; };
int f(int, L); char f(long, short);
static_assert(same<decltype(f(1, 2)), char>::v, "conversion before user");
int g(int, ...); char g(long, int);
static_assert(same<decltype(g(1, 2)), char>::v, "conversion before ellipsis");
int h(char, int); char h(long, short);
static_assert(same<decltype(h('a', short())), int>::v, "promotion before conversion");
long operator%(int, const D &);
static_assert(same<decltype(1ll % D()), long>::v, "conversion of the function before a built-in operator");
template<class T, class = void> struct A { static constexpr int v = 1; };
template<class T> struct A<T, decltype((void)f(T(), T()))> { static constexpr int v = 2; };
static_assert(A<int>::v == 2, "no failed substitution");
struct O { int m(L); char m(long) const; };
O o;
static_assert(same<decltype(o.m(1)), char>::v, "the object counts");
struct C { C(int, L); C(long, short); };
C c(1, 2);
struct X { operator int() const; operator L() const; };
struct P { P(L); P(long); };
