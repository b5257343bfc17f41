// shows: substitution failures of pointers to members, of functions with qualifiers, of arrays of arrays
// flags: --c++17
// prelude: none
struct S { void f(); }; struct RR { int&& r; }; struct CR { const int& r; };
template<class T> T&& dv();
template<class...> using vt = void;
template<class F, class A, class = void> struct inv { static constexpr bool v = false; };
template<class F, class A> struct inv<F, A, vt<decltype((dv<A>().*dv<F>())())>> { static constexpr bool v = true; };
static_assert(inv<void (S::*)(), S&>::v, "1");
static_assert(!inv<void (S::*)(), const S&>::v, "2");
static_assert(!inv<void (S::*)(), volatile S&>::v, "3");
static_assert(!inv<void (S::*)() &, S>::v, "4");
static_assert(!inv<void (S::*)() &&, S&>::v, "5");
static_assert(inv<void (S::*)() const &, S>::v, "6");
template<class T, class = void> struct lt { static constexpr bool v = false; };
template<class T> struct lt<T, vt<decltype(dv<T>() < dv<T>())>> { static constexpr bool v = true; };
template<class T, class = void> struct eqq { static constexpr bool v = false; };
template<class T> struct eqq<T, vt<decltype(dv<T>() == dv<T>())>> { static constexpr bool v = true; };
static_assert(!lt<int S::*>::v, "7"); static_assert(!lt<void (S::*)()>::v, "8"); static_assert(!lt<S>::v, "9"); static_assert(lt<int*>::v, "10"); static_assert(!lt<decltype(nullptr)>::v, "10b");
static_assert(eqq<int S::*>::v, "11"); static_assert(eqq<void (S::*)()>::v, "12");static_assert(!eqq<S>::v, "13");
static_assert(!__is_constructible(RR, const RR&), "14"); static_assert(__is_constructible(RR, RR&&), "15"); static_assert(__is_constructible(CR, const CR&), "16");
static_assert(!__is_assignable(RR&, const RR&), "17"); static_assert(!__is_assignable(CR&, const CR&), "18");
using Ab = int() const;
template<class F, class = void> struct call0 { static constexpr bool v = false; };
template<class F> struct call0<F, vt<decltype(dv<F>()())>> { static constexpr bool v = true; };
static_assert(call0<int()>::v, "19"); static_assert(call0<int(*)()>::v, "20"); static_assert(!call0<int>::v, "21"); static_assert(!call0<int*>::v, "21b");
template<class F, class = void> struct rf { static constexpr bool v = false; };
template<class F> struct rf<F, vt<F&>> { static constexpr bool v = true; };
static_assert(!rf<Ab>::v, "22"); static_assert(!rf<void>::v, "23"); static_assert(rf<int>::v, "24");
int x[2][2];
const int (&y)[2][2] = x; const int (*z)[2] = x;
template<class T, class U> constexpr bool conv = __is_convertible_to(T, U);
static_assert(conv<int (&)[2][2], const int (&)[2][2]>, "25"); static_assert(conv<int (*)[2], const int (*)[2]>, "26"); static_assert(!conv<const int (*)[2], int (*)[2]>, "27");
template<class T> auto cd(const T& t) { return &t[0]; }
static_assert(__is_same(decltype(cd(x)), const int (*)[2]), "28");
template<class T, unsigned long N> auto cd2(const T (&t)[N]) { return &t[0]; }
static_assert(__is_same(decltype(cd2(x)), const int (*)[2]), "29");
template<class T> auto cd3(T* t) -> const T* { return t; }
