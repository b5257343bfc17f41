// shows: the initializer of a static member whose type is deduced is instantiated with its class
// prelude: none
typedef unsigned long size_t;
template <class... L> constexpr int cnt() { int s = 0; for (size_t i = 0; i < sizeof...(L); ++i) s++; return s; }
template <class... L> struct A { static constexpr int a = cnt<L..., L...>(); };
template <class... L> struct C { static constexpr auto a = cnt<L...>(); };
template <class... L> struct G { template <bool> static constexpr auto f() { int s = 0; for (size_t i = 0; i < sizeof...(L); ++i) s++; return s; } static constexpr auto a = f<true>(); };
A<> a; C<> c; G<> g;
