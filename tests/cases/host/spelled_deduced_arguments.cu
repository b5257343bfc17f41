// shows: how deduced arguments are spelled, of packs too
// flags: -w
// prelude: none
typedef unsigned char uint8_t; typedef signed long int64_t; typedef signed int int32_t; typedef unsigned int uint32_t;
template<class... T> struct tuple {}; template<class T> struct A {}; template<class T> struct B {}; template<class T> struct C {}; template<class T> struct D {}; template<class T> struct E {};
template<class... T> tuple<T...> mk(T... t); template<class T> A<T> mA(T t);  template<class T> B<T> mB(const T &t);  template<class T> C<T> mC(T &&t); template<class T> D<T> mD(T *t); 
template<class T> struct V { V(T); }; template<class T> struct W { W(const T &); }; 
template<class... T> struct TT { TT(T...); }; 
int32_t gg(); int32_t &gr();
struct S { int32_t q; };
int g() { int32_t m = 0; 
mk(m); tuple<int> a;  mA(m); A<int> b;  mB(m); B<int> c;  mC(m); C<int&> d; mD(&m); D<int> e;  mC(gg()); C<int> f;
V v(m); V<int> v1(1); W w(m); W<int> w1(1); TT t(m, m); TT<int, int> t1(m, m);
return 0; }
template<class T> struct A2 {}; template<class T> struct B2 {}; template<class T> struct C2 {}; 
template<class T> A2<T> mA2(T t);  template<class T> B2<T> mB2(const T &t);  template<class T> C2<T> mC2(T &&t);
int h(S s) { mA2(gg()); A2<int> a;  mB2(gr()); B2<int> b;  mC2(s.q); C2<int&> c; 
  mA2((uint32_t)1); A2<unsigned> e; mA2((int64_t)1); A2<long> f; mA2(&s.q); A2<int*> d; return 0; }
