// shows: values of classes are converted to the types of an alias template's parameters
// flags: --c++17
// prelude: none
template<auto v> struct C { using type = C; static constexpr auto value = v; using value_type = decltype(v); constexpr operator value_type() const { return v; } };
template<int v> using Int = C<v>; template<bool b> using bc = C<b>;
template<class A, class B> struct pr {};
template<auto a, auto b> constexpr C<(a / b)> operator/(C<a>, C<b>) { return {}; }
template<class A> using ali = Int<A{}>; template<class A, class B> using ali2 = Int<A{} / B{}>;
template<class A> struct S1 { using t = Int<A{}>; using u = pr<Int<A{}>, Int<A{} / A{}>>; template<class X> using m = Int<X{}>; using w = Int<A::value>; using x = bc<A{}>; typedef bc<A{} && A{}> zz; Int<A{}> q; };
void same(C<2>, C<6>, C<true>, C<4>);
int z() { S1<C<3>> a; S1<C<5>>::t d; ali<C<2>> e; ali2<C<18>, C<3>> f; S1<C<9>>::x g; S1<C<3>>::m<C<4>> h; same(e, f, g, h); return sizeof(a); }
