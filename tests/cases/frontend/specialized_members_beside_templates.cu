// shows: explicit specializations of members and constructors that member templates overload
// flags: --c++17
// prelude: none
template<class R> struct interval { R l, u; constexpr interval(); constexpr interval(R a, R b) : l(a), u(b) {} template<class T> constexpr interval(T const&); template<class T> constexpr interval(interval<T> const&); ~interval() = default; void f(); operator int(); interval& operator=(const interval&) = default; static int s(); };
template<class R> constexpr interval<R>::interval() : l(), u() {}
template<> constexpr interval<float>::interval() : l(1), u(2) {}
template<> inline interval<double>::interval() : l(1), u(2) {}
template<> void interval<double>::f() {}
template<> interval<double>::operator int() { return 1; }
template<> int interval<double>::s() { return 1; }
namespace n { template<class R> struct iv { iv(); iv(int); ~iv(); }; template<> iv<int>::iv() {} template<> iv<int>::iv(int) {} template<> iv<int>::~iv() {} }
template<> n::iv<long>::iv() {} template<> n::iv<long>::~iv() {}
interval<float> a; interval<double> b;
template<class R> struct A1 { A1(); A1(R); template<class T> A1(T const&, int); };
template<class R> A1<R>::A1() {}
template<> A1<float>::A1() {}
template<class R> struct B1 { B1(); template<class T> B1(T const&); };
template<> B1<float>::B1() {}
template<class R> struct C1 { C1(); C1(int); };
template<> C1<float>::C1() {}
template<class R> struct D1 { D1(); template<class T> D1(D1<T> const&); };
template<> D1<float>::D1() {}
template<class R> struct E1 { E1(); template<class T> E1(T); };
template<> E1<float>::E1() {} template<> template<> E1<float>::E1(int) {}
template<class R> struct A2 { void f(); template<class T> void f(T); A2(int); template<class T> A2(T*); operator int(); template<class T> operator T*(); };
template<> void A2<float>::f() {}
template<> A2<float>::operator int() { return 1; }
template<> A2<float>::A2(int) {}
