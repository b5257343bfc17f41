// prelude: none
// What makes a substitution fail: sizes of void and functions, values that no type has, elements that nothing makes, and
// bases that are not accessible.
template <class T> T &&declval();
template <class T, class... A> decltype(T(declval<A>()...), char()) made(int);
template <class, class...> char (&made(...))[2];
static_assert(sizeof(made<void, int, int>(0)) == 2 && sizeof(made<void, int>(0)) == 1, "");
template <class T, class = decltype(T{})> char listed(int);
template <class> char (&listed(...))[2];
struct Kept { ~Kept() = delete; };
struct Virtual { virtual void f(); Virtual() = delete; };
struct Needs { Needs(int); };
static_assert(sizeof(listed<Kept[2]>(0)) == 2 && sizeof(listed<Virtual[1]>(0)) == 2, "");
static_assert(sizeof(listed<Needs[1]>(0)) == 2 && sizeof(listed<void()>(0)) == 2 && sizeof(listed<int &>(0)) == 2, "");
template <class T, unsigned = sizeof(T)> char sized(int);
template <class> char (&sized(...))[2];
static_assert(sizeof(sized<void>(0)) == 2 && sizeof(sized<void()>(0)) == 2, "");
struct B { int i; };
struct D : private B {};
typedef B *PB;
template <class F, class = decltype(PB{declval<F>()})> char cast(int);
template <class> char (&cast(...))[2];
static_assert(sizeof(cast<D *>(0)) == 2 && sizeof(cast<B *>(0)) == 1, "");
int B::*pm = 0;
template <class T, class = decltype(declval<T>().*pm)> char pointed(int);
template <class> char (&pointed(...))[2];
static_assert(sizeof(pointed<D>(0)) == 2 && sizeof(pointed<B>(0)) == 1, "");
struct Two { void f(); void f(int); };
template <class T> decltype(T::f) named(int);
template <class T> char named(...);
static_assert(sizeof(named<Two>(0)) == 1, "");
struct P { int d; void f(); };
struct Q : P {};
template <int Q::*> struct Points {};
Points<&Q::d> refused;
