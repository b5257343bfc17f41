// shows: objects that alias templates pass on to parameters of any type, converted to their own
// prelude: none
template<auto v> struct C { static constexpr auto value = v; typedef decltype(v) t; constexpr operator t() const { return v; } }; template<int v> using Int = C<v>; template<class...> struct tup {};
template<int S> using L4 = Int<S>; template<int S> using L5 = tup<Int<S>>; template<int S> using L6 = C<S>; template<int S> using L7 = tup<C<S>>; template<class T, int S> using L8 = C<S>; template<class T, int S> using L9 = tup<C<S>>; template<class T, int S> using L10 = tup<T, C<S>>; template<int S> using L11 = tup<C<1>, C<S>>;
template<class T, class Sp> struct U { L4<Sp{}> a4; L5<Sp{}> a5; L6<Sp{}> a6; L7<Sp{}> a7; L8<T, Sp{}> a8; L9<T, Sp{}> a9; L10<T, Sp{}> a10; L11<Sp{}> a11; };
template<class A, class B> struct same { static constexpr bool value = false; }; template<class T> struct same<T, T> { static constexpr bool value = true; };
#define T(N, ...) static_assert(same<decltype(U<int, C<2>>::a##N), __VA_ARGS__>::value, #N);
T(4, C<2>)
T(5, tup<C<2>>)
T(6, C<2>)
T(7, tup<C<2>>)
T(8, C<2>)
T(9, tup<C<2>>)
T(10, tup<int, C<2>>)
T(11, tup<C<1>, C<2>>)
