// flags: --frandom-seed=7
// shows: lookup by arguments in classes that pointers lead to, members of array type as arguments, constructors inherited once
template<class T> using pub = decltype(bfn(static_cast<T**>(0)));
template<class A, class B> class X { public: A a; B b; friend int bfn(X**) { return 1; } };
template<class A> class Y { friend auto bfn(Y**) { return 1; } };
class Z { friend long bfn(Z**) { return 1; } };
pub<Z> z; pub<X<int,float>> x; pub<Y<int>> y;
template<class T> struct q { typedef decltype(bfn((T**)0)) t; }; q<Y<float>>::t w; q<Y<Y<float>>>::t w2;
void f() { X<int,float>** p = 0; int r = bfn(p); Y<char>** s = 0; r = bfn(s); }
template<class T, class U> void g() { pub<X<T,U>> a; pub<Y<T>> b; } template void g<int, char>();
struct W { char c[6]; int a[2][3]; const int k[2]; };
const char (W::*p)[6] = &W::c; const int (W::*qq)[2][3] = &W::a; const int (W::*const*rr)[3] = 0;
template<class C, class D> int ro(const D C::*pm); template<class C, class D> int rw(D C::*pm); template<class C> int ar(const char (C::*)[6]);
int ax = ro(&W::c) + ro(&W::a) + ro(&W::k) + rw(&W::c) + rw(&W::k) + ar(&W::c);
struct object { object(); object(const object&); object(object&&); };
struct acc { }; template<class P> struct accessor {};
struct lst : object { lst(); lst(const object &o); lst(object &&o); lst(int, int); template<class P> lst(const accessor<P>&); explicit lst(unsigned long); lst(const lst&); lst(lst&&); };
template<class T> struct List : lst { using lst::lst; };
List<int> fl(List<float>& l) { return l; }
List<int> fl2(List<float>&& l) { return static_cast<List<float>&&>(l); }
List<int> fl3(lst& l) { return l; }
List<int> fl4(object& l) { return l; }
List<int> fl5(List<int>& l) { return l; }
List<int> fl6(accessor<int>& l) { return l; }
