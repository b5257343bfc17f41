// shows: typedef names of instances stay among arguments
// flags: -w
// prelude: none
namespace std { template<class T> struct ct { typedef int it; typedef T self; }; }
template<class T> struct A1 {}; template<class T> struct A2 {}; template<class T> struct A3 {}; template<class T> struct A4 {}; template<class T> struct A5 {};template<class T> struct A6 {};
template<class T> struct A7 {};template<class T> struct A8 {};template<class T> struct A9 {};
template<class T> struct Outer { typedef int mt; typedef T tt; void mf() { A9<mt> a; A8<tt> b; A7<Outer<int>::mt> c; } };
struct P { typedef int pt; };
typedef int gt;
void nf() { A1<std::ct<char>::it> a; A1<int> b; }
template<class T> void tf(T t) { A2<std::ct<char>::it> a; A2<int> b; A3<P::pt> c; A4<gt> d; t.template g<std::ct<char>::it, P::pt, gt>(); { A5<std::ct<char>::it> q; } A6<std::ct<T>> r; }
template<class T> struct CT { A6<std::ct<char>::it> a; void f() { A6<int> b; } };
template<class T> struct A11 {}; A11<std::ct<char>::it> gv;
int anchor = 1;
