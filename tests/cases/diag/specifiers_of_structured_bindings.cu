// shows: what a structured binding declaration may not say, and names that it declares again
// prelude: none
struct S { int x, y; };
const auto [ok1, ok2] = S{}; auto&& [ok3, ok4] = S{}; alignas(16) auto [ok5, ok6] = S{};
S [a3, b3] = S{}; const S [a4, b4] = S{}; decltype(auto) [a5, b5] = S{};
static auto [c1, d1] = S{}; extern auto [c2, d2] = S{}; thread_local auto [c3, d3] = S{}; inline auto [c4, d4] = S{}; constexpr auto [c5, d5] = S{};
void f(S p) { int q; static auto [c1, d1] = S{}; extern auto [c2, d2] = S{}; register auto [c3, d3] = S{}; thread_local auto [c4, d4] = S{}; constexpr auto [c5, d5] = S{}; auto [q, r] = S{}; auto [s, s] = S{}; { auto [c1, r] = p; for (auto [r, t] = p; r < t; r++) { auto [v, u] = p; } } }
auto [o, o] = S{}; auto [c1, e1] = S{}; template<class T> void g(T t) { auto [x, y] = t; static auto [z, w] = t; auto& [x, v] = t; S [k, l] = t; }
