// flags: --c++20
// prelude: none
// shows: range-based for over objects of class type is evaluated
template<int N> struct value {};
namespace spaces {
struct numbers { int a[3]; };
struct place { const int* p; constexpr place& operator++() { ++p; return *this; } constexpr int operator*() const { return *p; } };
struct zero {};
constexpr bool operator!=(place i, zero) { return *i.p != 0; }
constexpr place begin(const numbers& r) { return {r.a}; }
constexpr zero end(const numbers&) { return {}; }
}
constexpr int associated() { int t = 0; for (int x : spaces::numbers{{3, 4, 0}}) t += x; return t; }
value<associated()>::x of_associated;
struct pair { int first, second; };
template<class T, int N> struct array { T v[N]; constexpr T* begin() { return v; } constexpr T* end() { return v + N; } constexpr const T* begin() const { return v; } constexpr const T* end() const { return v + N; } };
constexpr int bindings() { array<pair, 2> a{{{1, 2}, {3, 4}}}; int t = 0; for (auto [x, y] : a) t += x * y; for (auto& p : a) p.first = 5; for (const auto& p : a) { if (p.second == 4) continue; t += p.first * 100; } return t; }
value<bindings()>::x of_bindings;
struct sides { int v[2]; constexpr int* begin() { return v; } constexpr int* end() { return v + 2; } constexpr const int* begin() const { return v + 1; } constexpr const int* end() const { return v + 2; } };
constexpr int constness() { sides c{{1, 2}}; const sides d{{3, 4}}; int t = 0; for (int& x : c) { x += 10; t += x; } for (int x : d) t += x; return t; }
value<constness()>::x of_constness;
struct count { int i; constexpr bool operator==(const count&) const = default; constexpr count& operator++() { ++i; return *this; } constexpr int operator*() const { return i; } };
struct below { int n; constexpr count begin() const { return {0}; } constexpr count end() const { return {n}; } };
constexpr int rewritten() { int t = 0; for (int i : below{5}) t += i; return t; }
value<rewritten()>::x of_rewritten;
constexpr int left() { for (int i : below{5}) { if (i == 3) return i * 100; } return 0; }
value<left()>::x of_left;
template<char... C> constexpr int pack() { int r = 0; for (char c : array<char, sizeof...(C)>{C...}) r += c; return r; }
value<pack<'4', '2'>()>::x of_pack;
static_assert(rewritten() == 11);
