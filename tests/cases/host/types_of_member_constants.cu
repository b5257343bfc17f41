// prelude: none
// flags: --c++17
// What initializes the constant member of a class template by a copy names the types of the class from outside.
template<class T> struct Ar0 { static int x(); Ar0(int); constexpr Ar0(); };
template<class...> struct is {}; template<class A, class S> struct gvi { static int v; }; template<class T> int fn(int);
template<class R, class V> struct gv {
    typedef R fp; using at = Ar0<fp>; struct N { }; enum E { e }; template<class U> struct MT { static int q(); };
    static constexpr at s1 = gvi<at, is<>>::ap();
    static constexpr at s2 = gvi<at*, is<N>>::ap();
    static constexpr at s3 = gvi<N, is<E>>::ap();
    static constexpr at s4 = gvi<fp, is<gv>>::ap(at());
    static constexpr at s6 = MT<fp>::q();
    static constexpr at s8 = fn<at>(1);
    static constexpr at s10 = (at)R::x;
    static constexpr at s11 = static_cast<at>(R::x);
    static constexpr at s13 = sizeof(at);
    static constexpr at s14 = R::template f<at>();
    static constexpr Ar0<V> s20 = gvi<V, is<gv<R, V>>>::v;
    static constexpr at s21 = gvi<gv<V, R>, at>::v;
    at m = gvi<at, is<>>::v;
};
