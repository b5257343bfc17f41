// shows: Instances that partial specializations define have as many arguments as those have parameters.
// prelude: none
template<bool B, class T = void> struct eif { typedef T type; }; template<bool B, class T = void> using eif_t = typename eif<B,T>::type;
template<class T> struct isa { static constexpr bool value = true; };
template<class A, class B = A, class C = void, class D = void> struct V1; template<class T> struct V1<T*, T*> { using S = int; }; template<class T> struct V1<T&> { using S = int; }; template<class T, class U> struct V1<T[3], U> { using S = int; }; template<class T, class U, class W, class X> struct V1<T(U), W, X> { using S = int; }; template<> struct V1<int> { using S = int; }; template<class T> struct V1<T const, T const, void, void> { using S = int; };
using A1 = V1<int*>; using A2 = V1<int&>; using A3 = V1<int[3]>; using A4 = V1<int(char)>; using A5 = V1<int>; using A6 = V1<const int>; using A7 = V1<double>;
A1 a1; A2 a2; A3 a3; A4 a4; A5 a5; A6 a6;
template<class A, class B = int, int N = 3, class E = void> struct V2 { using S = int; }; template<class A, class B, int N> struct V2<A, B, N, eif_t<isa<A>::value && (N > 2)>> { using S = char; }; template<class A, int N> struct V2<A, long, N, eif_t<isa<A>::value && (N > 2)>> { using S = char; }; template<class A> struct V2<A, short> { using S = char; }; template<int N> struct V2<short, int, N> { using S = char; };
using B1 = V2<int>; using B2 = V2<int, long>; using B3 = V2<int, int, 1>; using B4 = V2<int, short>; using B5 = V2<short>;  using B6 = V2<float>; using B7 = V2<float>::S; V2<char> b7; V2<double>::S b8;
B1 b1; B2 b2; B3 b3;
template<class T> struct U { V2<unsigned> a; V2<bool>::S b; V2<T> c; void f() { V2<long long> x; V2<bool> z; } }; void g() { V2<unsigned long> q; } V2<unsigned long> qq;
using F1 = V2<signed char>; int anchor = 1; using F2 = V2<signed char>; F1 f1; using F3 = V2<signed char>; V2<wchar_t> *w1; using F4 = V2<wchar_t>; V2<wchar_t>::S s4; using F5 = V2<wchar_t>; 
using E1 = V2<char16_t, int>; E1 e1; using E2 = V2<char32_t, int, 3>; E2 e2; using E3 = V2<unsigned char, int, 3, void>; E3 e3;
