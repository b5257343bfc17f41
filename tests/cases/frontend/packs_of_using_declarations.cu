// shows: using-declarations that are pack expansions, base members by qualified names, templates found by arguments, class names in parameter lists
// prelude: none
// flags: --c++20
template<class T, class U> inline constexpr bool same = false;
template<class T> inline constexpr bool same<T, T> = true;
template<class T> T made();

struct Fallback { static char get(...); };
template<int, class Key, class Value> struct Node { static Value get(Key); };
template<class Key, class... Values> struct First : Fallback, Node<1, Key, Values>... {
    using Fallback::get;
    using Node<1, Key, Values>::get...;
    using type = decltype(get(made<Key>()));
};
struct A { };
struct B { };
static_assert(same<First<A, B>::type, B>);
static_assert(same<First<A>::type, char>);

struct Any {
    template<class T> constexpr bool operator()(T t) const { return t > 1; }
    template<class T> constexpr bool f(T t) const { return t > 1; }
    constexpr int g(int) const { return 1; }
};
struct None : private Any {
    template<class T> constexpr bool operator()(T t) const { return !Any::operator()(t); }
    template<class T> constexpr bool f(T t) const { return !Any::f(t); }
    template<class T> constexpr int g(T t) const { return Any::g(t) + 2; }
};
static_assert(None{}(1) && None{}.f(1) && None{}.g(1) == 3);

struct Label { char c; constexpr Label(const char *); };
template<class T> constexpr auto index_of() { return sizeof(T); }
struct Particle {
    char name;
    template<unsigned long I> friend constexpr auto part(Particle const &p) { return p.name; }
    template<class T> friend constexpr auto part(Particle const &p) {
        constexpr auto index = index_of<T>();
        return part<index>(p);
    }
    template<Label L> friend constexpr auto part(Particle const &) { return 1; }
};

template<class T> struct Guess { Guess(T); T value; };
int q = 1;
struct Holder { Holder(Guess<int>); Holder(Guess<int>, Guess<int>); };
void variables() {
    Guess<int> z(Guess(q));
    Guess y(Guess(q));
    Holder s(Guess(q), Guess(q));
    y = z;
}
namespace inner { Guess<int> member(Guess(q)); }
