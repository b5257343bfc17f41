// shows: the type of a defaulted three-way comparison is the common one of its parts
// flags: --c++20
// prelude: none
namespace std {
struct partial_ordering { int v; friend constexpr bool operator!=(partial_ordering, int) { return true; } static const partial_ordering less, equivalent, greater, unordered; };
struct weak_ordering { int v; friend constexpr bool operator!=(weak_ordering, int) { return true; } constexpr operator partial_ordering() const { return {v}; } static const weak_ordering less, equivalent, greater; };
struct strong_ordering { int v; friend constexpr bool operator!=(strong_ordering, int) { return true; } constexpr operator weak_ordering() const { return {v}; } constexpr operator partial_ordering() const { return {v}; } static const strong_ordering less, equal, equivalent, greater; };
inline constexpr partial_ordering partial_ordering::less{-1}, partial_ordering::equivalent{0}, partial_ordering::greater{1}, partial_ordering::unordered{2};
inline constexpr weak_ordering weak_ordering::less{-1}, weak_ordering::equivalent{0}, weak_ordering::greater{1};
inline constexpr strong_ordering strong_ordering::less{-1}, strong_ordering::equal{0}, strong_ordering::equivalent{0}, strong_ordering::greater{1};
}
struct V { int a, b; auto operator<=>(const V &) const = default; };
struct D { V v; double d; auto operator<=>(const D &) const = default; };
struct N { V v; int arr[3]; auto operator<=>(const N &) const = default; };
int main() {
  V a{1, 2}, b{1, 3};
  int c = a <=> b;
  D d{}, e{};
  int f = d <=> e;
  N n{}, m{};
  int g = n <=> m;
  std::partial_ordering po = a <=> b;
  std::strong_ordering so = a <=> b;
}
