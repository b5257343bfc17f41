// Member templates of an explicit specialization count their parameters from the outside.
template <class T> struct result { };
struct pair_up { template <class X, class Y> constexpr result<X> operator()(X, Y) const { return {}; } };
template <class> struct impl;
template <> struct impl<int> {
    template <class F> struct helper {
        F const &call;
        template <class X> constexpr auto operator()(X x) const { return call(x, x); }
    };
    template <class F> static constexpr auto apply(F const &call) { return helper<F>{call}('c'); }
};
constexpr pair_up pairs{};
static_assert(__is_same(decltype(impl<int>::apply(pairs)), result<char>), "apply");
static_assert(__is_same(decltype(impl<int>::helper<pair_up>{pairs}(1L)), result<long>), "helper");
