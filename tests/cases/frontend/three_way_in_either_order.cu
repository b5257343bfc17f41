// prelude: none
// flags: --c++20
namespace std { struct strong_ordering { signed char v; friend constexpr strong_ordering operator<=>(int, strong_ordering a) { return a; } friend constexpr bool operator<(strong_ordering a, int) { return a.v < 0; } friend constexpr bool operator<(int, strong_ordering a) { return a.v > 0; } }; }
struct C { operator int() const; };
struct D { int v; D(int); std::strong_ordering operator<=>(const D&) const; };
template<class A, class B> concept ordered = requires(A const& a, B const& b) { a <=> b; b <=> a; };
static_assert(ordered<D, int>);
auto x = D(1) <=> 2;
auto y = 2 <=> D(1);
auto z = 2 < D(1);
