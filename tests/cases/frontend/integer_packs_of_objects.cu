// prelude: none
template<auto v> struct C { static constexpr auto value = v; using value_type = decltype(v); constexpr operator value_type() const noexcept { return value; } };
template<class T, T... I> struct is { static constexpr int n = sizeof...(I); };
template<class T, T N> using mi = is<T, __integer_pack(N)...>;
template<int N> using ms = mi<int, N>;
template<class T> constexpr C<(int)sizeof(T)> rank(T const &) { return {}; }
template<class L> constexpr int ri(L const &l) { auto ls = l; return ms<rank(ls)>::n; }
static_assert(ri(3) == 4 && ri('a') == 1, "");
int anchor = ri(3);
