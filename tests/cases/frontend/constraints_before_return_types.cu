// flags: --c++20
// prelude: none
// The body of a function whose constraints fail is not made; conversion functions named by dependent types.
template <class T> struct A { static auto f() requires false { return T::fail; } static auto g() requires (sizeof(T) > 100) { return T::fail; } auto h() requires true { return 1; } };
template <class T> concept C = requires { A<T>::f(); };
template <class T> concept C2 = requires { A<T>::g(); };
template <class T> concept C3 = requires (A<T> a) { a.h(); };
static_assert(!C<int>); static_assert(!C2<int>); static_assert(C3<int>);
template <typename b, typename c> concept d = requires(b e) { e.operator c(); };
template <typename h> struct i { i(h); operator h(); };
static_assert( d<i<float>, float>); static_assert(!d<i<float>, int>);
struct AA { void operator-(); template <class T> operator T(); };
template <class T> auto j (T t) -> decltype(t.operator T*());
void t() { j(AA()); }
