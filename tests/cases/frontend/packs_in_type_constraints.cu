// shows: packs that type-constraints of placeholders name and nothing expands
// flags: --c++20
// prelude: none
template<class T, class U> concept same_as = __is_same(T, U);
template<class T, class U> concept decays_to = true;
template<class...> struct tup {};
template<class F> int call(F f) { return 1; }
template<class... Ts> struct X { template<decays_to<Ts>... U> void f(U...); template<class...U> requires (decays_to<U, Ts> && ...) void g(U...); };
template<class... Bases> struct zip_adaptor {
    tup<Bases...> b;
    constexpr explicit zip_adaptor(decays_to<Bases> auto&&... bases) : b(bases...) {}
    void h(decays_to<Bases> auto x);
};
template<class... B> void f2(decays_to<B> auto x);
template<class... B> void f3() { decays_to<B> auto z = 1; }
template<class... B> decays_to<B> auto f5();
