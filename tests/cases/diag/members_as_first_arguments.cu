// prelude: none
// flags: --c++20
// Instances that members of a template mention first: their arguments are typedefs of its instance
namespace std { typedef unsigned long size_t;
template<class T, bool = true> struct alh { typedef T type; };
template<class T> struct alh<T, true> { typedef T& type; };
template<class T> struct alr { typedef T& type; };
template<class T> struct alr2 : alh<T> { };
template<class T> struct up { typedef T element_type; typename alr<element_type>::type operator*() const; typename alr2<element_type>::type operator+() const; element_type& operator-() const; alh<element_type>::type operator~() const; };
}
struct Base { }; struct B2 {}; struct B3 {};
int main() { std::up<Base> b; 
 int i = *b; int j = +b; int k = -b; int l = ~b; }
namespace third { typedef unsigned long size_t; typedef long ptrdiff_t;
template<class A, class B> struct pair { A first; B second; };
template<class T> struct itr { typedef T value_type; typedef T& reference; typedef const T& creference; reference operator*() const; creference operator-() const; T operator+() const; };
template<class K, class V> struct tree { typedef V value_type; typedef K key_type; typedef itr<value_type> iterator; iterator begin(); };
template<class K, class T> struct map { typedef K key_type; typedef T mapped_type; typedef pair<const K, T> value_type; typedef tree<key_type, value_type> rep; typedef typename rep::iterator iterator; rep r; iterator begin(); };
}
void maps() { third::map<int, int> m; int i = *m.begin(); int j = +m.begin(); int k = -m.begin(); auto& p = *m.begin(); int l = p; third::pair<int, int>& z = *m.begin(); third::pair<int, int>& y = -m.begin(); char*c = m; char *d = m.r; char* e = m.begin(); int& ii = m; int& jj = m.begin(); }
namespace second { template<class T> struct id { typedef T type; };
template<class T, class U = id<T>> struct two { typedef T type; typedef U ut; };
template<class... T> struct pk { };
template<class T, int N> struct arr { T t[N]; typedef T vt; };
template<class T> struct own { typedef T vt; using pt = T*; typedef id<vt> a1; typedef two<vt> a2; typedef two<vt, vt> a3; typedef pk<vt, pt> a4; typedef arr<vt, 3> a5; typedef id<id<vt>> a6; typedef id<pt> a7; typedef id<const vt> a8; typedef id<vt*> a9; typedef id<vt&> a10; typedef id<vt()> a11; typedef id<typename id<vt>::type> a12;
 struct in { typedef T it; id<it> f; id<vt> g; }; in i; id<typename two<vt>::ut> h; static id<vt*> s; typename id<vt>::type m(); id<pt> n(id<pt>); };
struct A1 {}; struct A2 {}; struct A3 {};
void f(own<A1> o, own<A1>::a1 a1, own<A1>::a2 a2, own<A1>::a3 a3, own<A1>::a4 a4, own<A1>::a5 a5, own<A1>::a6 a6, own<A1>::a7 a7, own<A1>::a8 a8, own<A1>::a9 a9, own<A1>::a11 a11, own<A1>::a12 a12) {
 int x; x = a1; x = a2; x = a3; x = a4; x = a5; x = a6; x = a7; x = a8; x = a9; x = a11; x = a12; x = o.i; x = o.i.f; x = o.i.g; x = o.h; x = o.s; x = o.m(); x = id<A1>(); x = two<A1>(); x= id<A1*>(); own<A1>::a1::type y1; own<A1>::a6::type y6; own<A1>::a7::type y7; x = y1; x = y6; x = y7; own<A1>::a3::ut y3; x = y3; o + 1; a1 + 1; a6 + 1; y7 + 1.5; y1 + 1; }
}
namespace first { template<class T> struct id { typedef T type; T v; T& get(); void bad() { T::none(); } };
template<class T> struct own { typedef T vt; id<vt> a; id<vt*> p; vt f(); id<vt> g(); template<class U> id<vt> h(U); id<vt>& operator*(); };
template<class T> void show(T t) { T::none(); }
template<class T> void show2(id<T> t) { T::none(); }
template<class T> struct Sh { typename T::none x; };
template<class T> void no(T, T);
struct A {};
void f(own<A> o) { show(o.a); show2(o.a); o.a.bad(); Sh<id<A>> s; no(o.a, 1); no(o.a.v, 1); show(o.a.v); show(o.g()); no(o.h(1), 2); no(*o, 2); no(o.a.get(), 1); no(o.f(), 1); const id<A> c; c = 1; c.get(); }
}
namespace fourth { typedef unsigned long size_t; typedef long ptrdiff_t;
template<class A, class B> struct pair { A first; B second; };
template<class T> struct itr { typedef T value_type; typedef T& reference; typedef const T& creference; reference operator*() const; creference operator-() const; T operator+() const; };
template<class K, class V> struct tree { typedef V value_type; typedef K key_type; typedef itr<value_type> iterator; iterator begin(); itr<value_type>* ptr; itr<value_type> f(itr<value_type>, int); itr<value_type> f(char, itr<value_type>); void g(iterator); template<class U> void h(iterator, U, itr<value_type>, itr<V>, value_type, itr<key_type>); void h(itr<const value_type>); };
template<class K, class T> struct map { typedef K key_type; typedef T mapped_type; typedef pair<const K, T> value_type; typedef tree<key_type, value_type> rep; typedef typename rep::iterator iterator; rep r; iterator begin();
 void i(iterator, int); void i(rep); template<class P> void i(iterator, P, P); template<class P> void i(rep, P, int, int); static value_type sv; static itr<mapped_type> si; };
}
typedef double D;
void parameters() { fourth::map<D, short> m; m.i(); m.r.f(); m.r.g(1); m.r.h(); m.r.h(1, 2, 3, 4, 5, 6); int a = m.r.ptr; int b = *m.r.ptr; int c = m.sv; int d = m.si; int e = *m.si; int f = m.r.f; m.begin().nope; (*m.begin()).nope; m.r.nope; m.r + 1; m.begin() + 1; *m.begin() + 1; m.i(1, 2); m.i(m.r, 1, 2); const auto& x = *m.begin(); throw m.r.f(m.begin(), 1); }
