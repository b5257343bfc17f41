// shows: exception specifications in types of pointers that depend on template parameters
// prelude: none
template<class...> using void_t = void;
template <class T, bool N = true> using fn = T (*)() noexcept(N);
template <class T, class = void> extern fn<void> declval;
template <class T> extern fn<T&&> declval<T, void_t<T&&>>;
static_assert(noexcept(declval<int>()), "a");
template<class T> extern fn<T&&> dv;
static_assert(noexcept(dv<int>()), "b");
extern fn<int> e; static_assert(noexcept(e()), "c");
extern fn<int, false> e2; static_assert(!noexcept(e2()), "d");
template<class T> using fn2 = T (*)() noexcept; extern fn2<int> e3; static_assert(noexcept(e3()), "e");
template<class T> struct S { static fn<T> f; static T (*g)() noexcept(sizeof(T) == 4); void (*h)() noexcept(sizeof(T) == 4); T k() noexcept(sizeof(T) == 4); };
template<class T, class U> constexpr bool same = false; template<class T> constexpr bool same<T, T> = true;
static_assert(same<fn<int>, int(*)() noexcept>, "m"); static_assert(!same<fn<int>, int(*)()>, "n"); static_assert(same<fn<int, false>, int(*)()>, "o"); static_assert(same<decltype(dv<char>), char &&(*)() noexcept>, "p");
static_assert(same<decltype(declval<char>()), char &&>, "q");
