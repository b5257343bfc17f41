// What structured bindings name has a type: of members, elements, and what std::tuple_element says.
// flags: --c++20
namespace std { typedef decltype(sizeof 0) size_t; template<class T> struct tuple_size; template<size_t I, class T> struct tuple_element;
template<class A, class B> struct pair { A first; B second; };
template<class A, class B> struct tuple_size<pair<A, B>> { static constexpr size_t value = 2; };
template<class A, class B> struct tuple_element<0, pair<A, B>> { typedef A type; };
template<class A, class B> struct tuple_element<1, pair<A, B>> { typedef B type; };
template<size_t I, class T> struct tuple_element<I, const T> { typedef const typename tuple_element<I, T>::type type; };
template<size_t I, class A, class B> constexpr auto &get(pair<A, B> &p) { if constexpr (I == 0) return p.first; else return p.second; }
template<size_t I, class A, class B> constexpr auto &get(const pair<A, B> &p) { if constexpr (I == 0) return p.first; else return p.second; }
template<size_t I, class A, class B> constexpr auto get(pair<A, B> &&p) { if constexpr (I == 0) return p.first; else return p.second; }
}
struct P { int x; double y; mutable char c; int &r; };
struct D : P { };
void take(double); void take(int); void over(long, double);
struct Text { Text(const char *); Text &operator+=(char); bool operator==(const Text &) const; int size() const; };
struct Own { int a, b; };
template<> struct std::tuple_size<Own> { static constexpr size_t value = 2; };
template<std::size_t I> struct std::tuple_element<I, Own> { using type = int; };
template<std::size_t I> int get(Own);
int f(P p, const D &d, std::pair<int, Text> &q, int (&a)[3], Own (&o)[2], P (&many)[3]) {
    auto [x, y, c, r] = p; const auto &[x2, y2, c2, r2] = d;
    auto [k, s] = q; const auto [k2, s2] = q; auto &[k3, s3] = q; auto &&[k4, s4] = std::pair<long, char>{1, 'a'};
    auto [a0, a1, a2] = a; const auto &[e0, e1, e2] = a;
    long l = x + y2; over(x, k); over(x2, c); take(y); if (k) l += k; s += 'a'; l = s.size() + k4; bool t = s2 == s3; char ch = s4;
    decltype(x) d1 = 3; decltype(r) d3 = p.x; decltype(k3) d4 = 1; decltype(c2) d5 = 'a'; decltype(y2) d6 = 1.0;
    l = a0 + e1; r = x; a1++; long m = a2;
    for (auto [v, w] : o) take(v + w);
    for (auto &&[v, w] : o) if (v) { int z = 0; take(v + w + z); continue; }
    for (auto &&[v, w] : o) { }
    for (auto [v, w, u, z] : many) { take(v + w); l = u; }
    auto by_reference = [&](int i) { return i + k3; }; auto listed = [k, &a0] { return k + a0; };
    return by_reference(3) + e0;
}
template<class T> int g(std::pair<T, int> &p) { auto [a, b] = p; long c = b; c = a + b; return a; }
int h(std::pair<char, int> &p) { return g(p); }
