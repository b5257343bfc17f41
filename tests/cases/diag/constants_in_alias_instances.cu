// prelude: none
// flags: --c++17
typedef unsigned long size_t;
template<class T, T v> struct ic { static constexpr T value = v; };
template<bool b> using bc = ic<bool,b>;
template<class A, class B> using less1 = bc<(A::value < B::value)>;
template<class A, class B> using less2 = bc<(A::value < 0 && B::value >= 0) || ((A::value < B::value) && !(A::value >= 0 && B::value < 0))>;
template<class A, class B> constexpr bool f() { return A::value < B::value; }
template<class A, class B> constexpr bool g() { bool r = A::value < B::value; return r; }
template<class A, class B> constexpr bool vt = A::value < B::value;
template<class A, class B, bool = (A::value < B::value)> struct def {};
template<class A, class B> bc<(A::value < B::value)> ret(A, B);
template<class A, class B> struct outer { template<class C> using in = bc<(A::value < C::value)>; };
typedef ic<int,-1> m; typedef ic<size_t,1> u;
less1<m,u> x1;
bool x5 = f<m,u>();
bool x6 = g<m,u>();
less1<ic<int,-1>, ic<size_t,2>> x12;
