// shows: static_cast through explicit conversion functions where a substitution may fail
// flags: --c++17
// prelude: none
template<class...> using void_t = void;
template<class T> T &&declval();
template<class F, class T, class = void> struct castable { static constexpr bool v = false; };
template<class F, class T> struct castable<F, T, void_t<decltype(static_cast<T>(declval<F>()))>> { static constexpr bool v = true; };
struct A { explicit operator int() const; };
struct B {}; struct C { explicit operator B() const; explicit operator B *(); };
struct D { template<class T> explicit operator T() const; };
struct E { template<class T> explicit operator T &(); };
static_assert(castable<A, int>::v);
static_assert(!castable<A, long>::v);
static_assert(castable<C, B>::v);
static_assert(castable<C, B *>::v);
static_assert(!castable<const C, B *>::v);
static_assert(castable<C, const B *>::v);
static_assert(castable<D, int>::v);
static_assert(castable<E, int &>::v);
static_assert(castable<D, B>::v);
static_assert(!castable<B, int>::v);
static_assert(!castable<C, int>::v);
