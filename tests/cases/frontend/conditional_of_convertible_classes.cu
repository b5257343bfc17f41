// Operands of different classes: built-in candidates, or the base of one.
template <bool B> struct constant { constexpr operator bool() const { return B; } };
struct Shape { };
struct Circle : Shape { };
constexpr constant<true> yes{};
constexpr constant<false> no{};
void t(bool b, Shape &shape, Circle &circle) {
    static_assert(__is_same(decltype(b ? yes : no), int), "promoted");
    static_assert(__is_same(decltype(b ? shape : circle), Shape &), "base");
    static_assert(__is_same(decltype(b ? circle : shape), Shape &), "base");
}
