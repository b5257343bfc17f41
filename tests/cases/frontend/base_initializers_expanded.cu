// prelude: none
template<int i, class T> struct leaf { T t; constexpr leaf() : t() {} template<class U> constexpr leaf(U const &u) : t(u) {} constexpr leaf(const T &a, int k) : t(a + k) {} };
template<class... T> struct tD : leaf<sizeof(T), T>... { template<class...U> constexpr tD(U const&...u) : leaf<sizeof(T), T>(u)... {} constexpr tD(int k) : leaf<sizeof(T), T>(T(1), k)... {} constexpr tD() : leaf<sizeof(T), T>{}... {} };
template<int i, class T> constexpr T get(leaf<i, T> const &l) { return l.t; }
constexpr tD<char, int> a('a', 5); static_assert(get<1>(a) == 'a' && get<4>(a) == 5, "");
constexpr tD<char, int> b(3); static_assert(get<1>(b) == 4 && get<4>(b) == 4, "");
constexpr tD<char, int> c; static_assert(get<4>(c) == 0, "");
constexpr tD<> d;
template<class... M> struct mix : M... { constexpr mix(M... m) : M(m)... {} }; struct X { int x; }; struct Y { int y; };
constexpr mix<X, Y> m(X{1}, Y{2}); static_assert(m.x == 1 && m.y == 2, "");
template<class... F> struct ov : F... { using F::operator()...; constexpr ov(F... f) : F(static_cast<F&&>(f))... {} }; template<class...F> ov(F...) -> ov<F...>;
void f() { constexpr auto o = ov([](int) { return 1; }, [](char) { return 2; }); static_assert(o(1) == 1 && o('c') == 2, ""); }
