// prelude: none
template<class T> struct E { T v; explicit constexpr operator T&() noexcept { return v; } };
static_assert(__is_constructible(int &, E<int>) && __is_constructible(const int &, E<int>), "");
static_assert(!__is_constructible(const int &, const E<int>) && __is_constructible(int, E<int>), "");
static_assert(!__is_constructible(int &&, E<int>) && !__is_convertible_to(E<int>, int), "");
int anchor = 1;
