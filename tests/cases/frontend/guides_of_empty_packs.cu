// prelude: none
// flags: --c++20
// The guide of a constructor whose class parameters nothing deduces names members of the explicit specialization for the
// empty pack, which has none of these: it is no candidate.
template <bool B, class T>
struct enable {};
template <class T>
struct enable<true, T> {
    using type = T;
};

template <class... E>
struct tup {
    template <class U>
    static constexpr bool valid() {
        return sizeof...(E) == 1;
    }
    template <class... U, bool V = valid<U...>(), typename enable<V, bool>::type = true>
    tup(U &&...) {}
    template <class... U, bool V = valid<U...>(), typename enable<!V, bool>::type = true>
    explicit tup(U &&...) {}
};

template <>
struct tup<> {};

template <class... U>
tup(U...) -> tup<U...>;

auto one = tup(1);
auto listed = tup{'a'};
static_assert(__is_same(decltype(one), tup<int>));
static_assert(__is_same(decltype(listed), tup<char>));
void use() {
    one.x;
}
