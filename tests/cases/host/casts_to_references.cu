// shows: casts to typedef names of references
// flags: --c++17
// prelude: none
typedef int V; typedef V &R; typedef V &&RR; typedef R R2; typedef const V CV; typedef CV &CR; typedef int A3[3]; typedef A3 &RA; typedef int (&RF)(int);
struct S { typedef int v; typedef v &ref; typedef const v &cref; static int w; };
template<class T> struct E { typedef T value_type; typedef value_type &reference; typedef const value_type &const_reference; typedef T &tr; typedef const T &ctr; typedef int &ir; typedef value_type *pointer; char st[8];
  reference f(int i) { return reinterpret_cast<reference>(st[i]); }
  const_reference g(int i) const { return reinterpret_cast<const_reference>(st[i]); }
  tr h(int i) { return reinterpret_cast<tr>(st[i]); }
  ir k(int i) { (void)reinterpret_cast<ctr>(st[i]); (void)(ctr)st[i]; (void)static_cast<typename E<T>::reference>(st[i]); (void)reinterpret_cast<pointer>(st); (void)reinterpret_cast<reference &&>(st[i]); (void)reinterpret_cast<S::ref>(st[0]); (void)(R)st[1]; return reinterpret_cast<ir>(st[i]); }
};
template<class T> void tm(T &t) { (void)static_cast<typename T::ref>(t); (void)static_cast<typename T::ref &>(t); (void)static_cast<typename T::ref &&>(t); typedef typename T::ref Q; (void)(Q)t; typedef T &Q2; (void)(Q2)t; (void)(Q2 &)t; (void)reinterpret_cast<RA>(t); (void)reinterpret_cast<RF>(t); (void)(CR)t; (void)static_cast<RR>(t); }
void nt(int i, const int j, int (&fn)(int), int *a) { (void)(R)i; (void)static_cast<R>(i); (void)static_cast<RR>(i); (void)static_cast<R2>(i); (void)static_cast<CR>(i); (void)static_cast<S::ref>(i); (void)const_cast<R>(j); (void)reinterpret_cast<RA>(a); (void)static_cast<RF>(fn); (void)static_cast<R &&>(i); (void)static_cast<RR &>(i); (void)static_cast<const V &>(i); (void)static_cast<V &&>(i); }
