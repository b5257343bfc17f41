// Placeholders of static members wait for the instance; deleted templates are failures of substitution.
template <class T, T v> struct constant { static constexpr T value = v; };
struct adder { template <class X, class Y> constexpr auto operator()(X x, Y y) const { return x + y; } };
constexpr adder add{};
template <class X, class Y> struct sum { static constexpr auto value = add(X::value, Y::value); };
static_assert(sum<constant<int, 1>, constant<int, 2>>::value == 3, "value");
static_assert(__is_same(decltype(sum<constant<long, 1>, constant<int, 2>>::value), const long), "type");
template <class T> T &&make();
template <class T> void taken(T (&&)[2]) = delete;
template <class T> auto probe(T &&t, int) -> decltype(taken(static_cast<T &&>(t)), 0);
template <class T> char probe(T &&t, long);
static_assert(sizeof(probe<int (&&)[2]>(make<int (&&)[2]>(), 0)) == 1, "deleted");
struct both {
    template <class X, class Y> constexpr char operator()(X &&, Y &&) const { return 1; }
    template <class X, class... Y> constexpr int operator()(X &&, Y &&...) const { return 2; }
};
static_assert(sizeof(both{}(1, 2)) == 1 && sizeof(both{}(1)) == 4 && sizeof(both{}(1, 2, 3)) == 4, "packs");
template <char... c> struct text { };
template <char... c> constexpr auto operator""_text() { return text<c...>{}; }
static_assert(__is_same(decltype(12_text), text<'1', '2'>), "literal operator template");
namespace ns { struct view { view(const char *, int); }; struct wide { wide(view); }; }
void t() { ns::wide(ns::view("a", 1)); }
