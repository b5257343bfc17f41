// shows: of two function templates that nothing else tells apart the one without pack is more specialized
template <int> struct R { }; 
template <class... T> R<1> a(); template <class K> R<2> a(); 
template <class... T> R<1> b(int); template <class K> R<2> b(int);
template <class K, class... T> R<1> c(); template <class K> R<2> c();
template <int... N> R<1> d(); template <int N> R<2> d();
template <class T = int> R<1> g(); template <class... T> R<2> g();
template <class A, class B = int> R<1> h(); template <class A> R<2> h();
template <class... T> R<1> i(); template <class A, class... T> R<2> i(); template <class A, class B, class... T> R<3> i();
template <class... T, class U> R<1> j(U); template <class T, class U> R<2> j(U);
template <template <class...> class... C> R<1> k(); template <template <class...> class C> R<2> k(); template <class...> struct W { };
template <class T> R<1> l(); template <class T, class... U> R<2> l(); template <class T, class U> R<3> l();
void f() { a<int>().q; b<int>(1).q; c<int>().q; d<3>().q; g<>().q; g<int>().q; h<int>().q; i<int>().q; i<int, int>().q; i<int, int, int>().q; i<>().q; j<int>(1).q; k<W>().q; l<int>().q; l<int, int>().q; c<int, int>().q; a<>().q; }
