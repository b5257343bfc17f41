// shows: typedef names of classes among template arguments: before declarators of members, and in inner blocks
// prelude: none
namespace std { template<class A, class B> struct pair { A a; B b; pair(A, B); pair(); }; template<class A> struct one { }; }
namespace std {
struct NB { int v; };
struct MB { typedef int catalog; };
template<class V> struct It { typedef V value_type; typedef const V& ref; };
template<class K, class V> class Tree {
public:
  typedef V value_type;
  typedef NB* BP;
  typedef K key_type;
  typedef unsigned long size_type;
  typedef It<value_type> iterator;
  typedef value_type* pointer;
  pair<iterator, iterator> in1() { return pair<iterator, iterator>(iterator(), iterator()); }
  pair<BP, pointer> in2() { return pair<BP, pointer>(0, 0); }
  pair<iterator, iterator> eq();
  pair<BP, BP> bp();
  pair<iterator, bool> pb();
  pair<iterator, size_type> sz();
  pair<key_type, pointer> kp();
  one<const iterator&> cr();
  one<typename It<V>::value_type> itv();
  one<iterator(*)(pointer)> fn();
  iterator plain();
  void par(pair<iterator, BP>, one<pointer>);
  one<one<iterator>> nest();
  template<class A> one<iterator> tm(A);
  pair<iterator, iterator> ic();
};
template<class K, class V> pair<typename Tree<K, V>::iterator, typename Tree<K, V>::iterator> Tree<K, V>::eq() { return pair<iterator, iterator>(iterator(), iterator()); }
template<class K, class V> pair<typename Tree<K, V>::BP, typename Tree<K, V>::BP> Tree<K, V>::bp() { typedef pair<BP, BP> R; pair<iterator, pointer> x; one<value_type> y; one<key_type> z; return R(); }
template<class K, class V> pair<typename Tree<K, V>::iterator, bool> Tree<K, V>::pb() { return pair<iterator, bool>(iterator(), true); }
template<class K, class V> pair<typename Tree<K, V>::iterator, typename Tree<K, V>::size_type> Tree<K, V>::sz() { return {iterator(), 0}; }
template<class K, class V> pair<typename Tree<K, V>::key_type, typename Tree<K, V>::pointer> Tree<K, V>::kp() { return {}; }
template<class K, class V> one<const typename Tree<K, V>::iterator &> Tree<K, V>::cr() { return {}; }
template<class K, class V> one<typename It<V>::value_type> Tree<K, V>::itv() { return {}; }
template<class K, class V> one<typename Tree<K, V>::iterator (*)(typename Tree<K, V>::pointer)> Tree<K, V>::fn() { return {}; }
template<class K, class V> typename Tree<K, V>::iterator Tree<K, V>::plain() { return {}; }
template<class K, class V> void Tree<K, V>::par(pair<iterator, BP>, one<pointer>) { }
template<class K, class V> one<one<typename Tree<K, V>::iterator>> Tree<K, V>::nest() { return {}; }
template<class K, class V> template<class A> one<typename Tree<K, V>::iterator> Tree<K, V>::tm(A) { return {}; }
template<class K, class V> auto Tree<K, V>::ic() -> pair<iterator, iterator> { return {}; }
template<class C> struct Msg : MB { catalog open(); one<catalog> o1(); one<catalog> o2() { return one<catalog>(); } };
template<class C> typename Msg<C>::catalog Msg<C>::open() { return 0; }
template<class C> one<typename Msg<C>::catalog> Msg<C>::o1() { return one<catalog>(); }
template<class T> struct D : Tree<T, T> { typedef Tree<T,T> base; typedef typename base::iterator it; one<it> a(); };
template<class T> one<typename D<T>::it> D<T>::a() { return one<it>(); }
template<class T> one<typename Tree<T, T>::iterator> fr() { return one<typename Tree<T,T>::iterator>(); }
}
template<class A> struct single { };
template<class V> struct It2 { typedef V value_type; };
template<class K, class V> class Tree2 {
public:
  typedef V value_type;
  typedef It2<value_type> iterator;
  typedef value_type* pointer;
  struct Node { int x; typedef value_type inner; };
  template<class Q> struct TN { };
  template<class Q> using TA = single<Q>;
  enum E { e };
  static single<iterator> sm;
  single<iterator> x();
  void p(single<iterator>);
  single<Node> n();
  single<E> en();
  single<typename It2<V>::value_type> nd();
  typedef typename It2<V>::value_type dvt;
  single<dvt> dv();
  single<typename Node::inner> ni();
  single<int> body();
  typedef iterator it2;
  single<it2> i2();
  single<iterator> dt() const;
  template<class Z> single<Z> zz(single<iterator>);
  struct C2 { single<iterator> m(); };
};
template<class A, class B> single<typename Tree2<A, B>::iterator> Tree2<A, B>::x() { return {}; }
template<class A, class B> void Tree2<A, B>::p(single<typename Tree2<A, B>::iterator>) { }
template<class A, class B> single<typename Tree2<A, B>::iterator> Tree2<A, B>::sm;
template<class A, class B> single<typename Tree2<A, B>::iterator> fr2() { return {}; }
template<class A, class B> single<typename Tree2<A, B>::Node> Tree2<A, B>::n() { return {}; }
template<class A, class B> single<typename Tree2<A, B>::E> Tree2<A, B>::en() { return {}; }
template<class A, class B> single<typename Tree2<A, B>::dvt> Tree2<A, B>::dv() { return {}; }
template<class A, class B> single<typename Tree2<A, B>::Node::inner> Tree2<A, B>::ni() { return {}; }
template<class A, class B> single<int> Tree2<A, B>::body() { single<typename Tree2<A, B>::iterator> z; single<typename Tree2<A,B>::pointer> y; typename Tree2<A,B>::pointer q; return {}; }
template<class A, class B> single<typename Tree2<A, B>::it2> Tree2<A, B>::i2() { return {}; }
template<class A, class B> single<typename Tree2<A, B>::iterator> Tree2<A, B>::dt() const { return {}; }
template<class A, class B> template<class Z> single<Z> Tree2<A, B>::zz(single<typename Tree2<A, B>::iterator>) { return {}; }
template<class A, class B> single<typename Tree2<A, B>::iterator> Tree2<A, B>::C2::m() { return {}; }
template<class A> struct one2 : single<typename Tree2<A, A>::iterator> { };
template<class A, class B> struct sp { typedef single<typename Tree2<A, B>::iterator> t; void f(single<typename Tree2<A, B>::iterator>); };
template<class A, class B> void sp<A, B>::f(single<typename Tree2<A, B>::iterator>) { }
template<class A, class B> single<typename sp<B, A>::t> g2() { return {}; }
template<class A> struct uno { };
template<class V> struct It3 { typedef V value_type; };
template<class K, class V> class Tree3 {
public:
  typedef V value_type;
  typedef It3<value_type> iterator;
  typedef uno<iterator> oi;
  typedef value_type* pointer;
  typedef typename It3<V>::value_type dvt;
  int x() { { uno<iterator> a; uno<pointer> b; uno<uno<iterator>> c; uno<It3<value_type>> d; It3<value_type> e; uno<oi> f; uno<uno<It3<V>>> g; uno<dvt> h; uno<int (*)(iterator)> i; uno<iterator*> j; return 0; } }
  int y();
};
template<class K, class V> int Tree3<K, V>::y() { { uno<iterator> a; uno<pointer> b; uno<uno<iterator>> c; uno<It3<value_type>> d; It3<value_type> e; uno<oi> f; uno<uno<It3<V>>> g; uno<dvt> h; uno<int (*)(iterator)> i; uno<iterator*> j; return 0; } }
template<class K, class V> class Tr2 {
public:
  typedef V value_type;
  typedef It3<value_type> iterator;
  typedef uno<iterator> oi;
  typedef value_type* pointer;
  typedef typename It3<V>::value_type dvt;
  int y() {  uno<iterator> a; uno<pointer> b; uno<uno<iterator>> c; uno<It3<value_type>> d; It3<value_type> e; uno<oi> f; uno<uno<It3<V>>> g; uno<dvt> h; uno<int (*)(iterator)> i; uno<iterator*> j; if (1) { uno<iterator> a; uno<pointer> b; uno<uno<iterator>> c; uno<It3<value_type>> d; It3<value_type> e; uno<oi> f; } return 0; }
};
