// shows: values of a parameter whose type is another argument [temp.arg.nontype]
// prelude: none
template<class T, T... I> struct sequence { };
template<decltype(sizeof(int))... I> using sizes = sequence<decltype(sizeof(int)), I...>;
template<class A, class B> struct same { static constexpr bool value = false; };
template<class A> struct same<A, A> { static constexpr bool value = true; };
struct a { enum { id = 1 }; };
struct b { static constexpr unsigned char id = 2; };
template<class... T> using ids = sizes<T::id...>;
static_assert(same<ids<a, b>, sizes<1, 2>>::value, "ids");
