// prelude: none
const auto l = [](int i) mutable { return i; }; int a = l(1); 
template<class F> auto call(const F& f) -> decltype(f(1)) { return f(1); } int b = call([](int i) mutable { return i; });
template<class F, class = void> struct inv { static constexpr bool v = false; }; template<class F> struct inv<F, decltype((void)static_cast<F(*)()>(nullptr)()(1))> { static constexpr bool v = true; };
int z; auto cap = [](auto f) { return inv<const decltype(f)&>::v; }; static_assert(inv<const decltype(l)&>::v, "");
void q() { int k = 0; auto c = [k](int) mutable { return k; }; static_assert(!inv<const decltype(c)&>::v, ""); static_assert(inv<decltype(c)&>::v, ""); const auto g = [](auto i) mutable { return i; }; const auto h = [](int i) { return i; }; h(2); const auto m = [](auto... i) mutable { return sizeof...(i); }; }
