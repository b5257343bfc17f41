// shows: operator functions of a namespace in a class that has members of the name
// prelude: none
namespace n::d { enum class F : unsigned short { a = 1, b = 2 }; }
constexpr inline n::d::F operator|(n::d::F a, n::d::F b) { return n::d::F::a; }
constexpr inline n::d::F operator~(n::d::F a) { return n::d::F::a; }
namespace n::e { namespace impl {
template <n::d::F Flags> struct tag {
    template <n::d::F O> constexpr auto operator|(tag<O>) const { return tag<Flags | O>{}; }
    constexpr auto operator~() const { return tag<~Flags>{}; }
};
using A = tag<n::d::F::a>; using B = tag<n::d::F::b>;
struct C { C operator|(C); n::d::F f() { return n::d::F::a | n::d::F::b; } };
struct D : C { n::d::F f() { auto l = [] { return n::d::F::a | n::d::F::b; }; return l(); } };
}
constexpr impl::B b;
auto k = impl::A{} | b;
auto m = ~b;
}
