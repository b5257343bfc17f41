// prelude: none
// flags: --c++17
template<class T> T&& dv() noexcept; template<int, class T> struct Box {}; template<class T> T fn(T); struct S { int m; static int sm; int f(); template<class T> T g(T); }; template<class T> struct V { T v; T get(); using u = T; };
template<class T> struct A1 { typedef decltype(T()) type; }; Box<1, A1<int>::type> a1; 
template<class T> struct A2 { typedef decltype(T() + 1) type; }; Box<2, A2<int>::type> a2; 
template<class T> struct A3 { typedef decltype(dv<T>()) type; }; Box<3, A3<int>::type> a3; 
template<class T> struct A5 { typedef decltype(dv<T>().m) type; }; Box<5, A5<S>::type> a5; 
template<class T> struct A6 { typedef decltype(dv<T>().f()) type; }; Box<6, A6<S>::type> a6; 
template<class T> struct A7 { typedef decltype(sizeof(T)) type; }; Box<7, A7<S>::type> a7; 
template<class T> struct A8 { typedef decltype(T::sm) type; }; Box<8, A8<S>::type> a8; 
template<class T> struct A9 { typedef decltype(*dv<T>()) type; }; Box<9, A9<int*>::type> a9; 
template<class T> struct A10 { typedef decltype((T)1) type; }; Box<10, A10<int>::type> a10; 
template<class T> struct A11 { typedef decltype(dv<T>()[0]) type; }; Box<11, A11<int*>::type> a11; 
template<class T> struct A13 { typedef decltype(dv<V<T>>().get()) type; typedef decltype(dv<V<T>&>().v) type2; }; Box<13, A13<int>::type> a13; Box<14, A13<int>::type2> a13b;
template<class T> struct A14 { typedef decltype(1 + 2) type; }; Box<15, A14<int>::type> a14; 
template<class T> struct A15 { typedef V<decltype(T() + 1)> type; }; Box<16, A15<int>::type> a15; 
template<class T> struct A16 { typedef decltype(T() + 1) *type; using t2 = const decltype(T() + 1); }; Box<17, A16<int>::type> a16; Box<18, A16<int>::t2> a16b;
template<class T> using Al = decltype(T() + 1); Box<19, Al<int>> al;
template<class T> struct A17 { typedef Al<T> type; }; Box<20, A17<int>::type> a17;
template<class T> struct A18 { typedef typename A2<T>::type type; }; Box<21, A18<int>::type> a18;
template<class T> struct A19 : A2<T> { }; Box<22, A19<int>::type> a19;
typedef decltype(1 + 2L) nt; Box<23, nt> n1; 
struct NT { typedef decltype(1 + 2L) type; }; Box<24, NT::type> n2;
template<class T> struct A20 { typedef decltype(dv<T>().template g<int>(1)) type; }; Box<25, A20<S>::type> a20; 
template<class T> struct A21 { static auto f() -> decltype(T() + 1); template<class U> static decltype(U() + T()) g(U); }; Box<26, decltype(A21<int>::f())> a21; Box<27, decltype(A21<int>::g(1L))> a21b;
void pf(Box<33, A2<int>::type>); struct M : Box<34, A2<int>::type> { Box<35, A2<int>::type> mem; };
