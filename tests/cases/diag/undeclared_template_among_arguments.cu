// prelude: none
// What follows a name that no namespace has is compared with it: the comma ends the argument, and too few are left.
namespace n {
template <int A, bool B, bool C, bool D>
struct result {};

template <class T>
struct mapping {
    static constexpr bool exhaustive() { return true; }
};

template <class U, class P>
constexpr auto mapped(const U &unit, const P &parent) {
    using of = mapping<P>;
    using made = result<1, ::n::undeclared<U, P>(), of::exhaustive(), of::exhaustive()>;
    return 1;
}

using one = result<1, n::undeclared<int>(), true, true>;
}
