// prelude: none
// flags: --c++17
// A partial specialization in a class template keeps the typedef names of the class.
typedef char c8; template<class T> struct W { struct I {}; };
struct ft { static constexpr int v = 1; };
template<class T> struct EX { using bfs = ft; typedef c8 df; typedef W<ft> wf; struct N {}; typedef T tt;
 template<class M, class V> struct SI { int k; }; 
 template<class V> struct SI<bfs, V> { int a; };
 template<class V> struct SI<df, V> { int a; };
 template<class V> struct SI<V, bfs> { int a; };
 template<class V> struct SI<W<bfs>, V> { int a; };
 template<class V> struct SI<wf, V*> { int a; };
 template<class V> struct SI<c8*, V*> { int a; };
 template<class V> struct SI<N, V*> { int a; };
 template<class V> struct SI<tt, V*> { int a; };
 template<class V> struct SI<typename W<ft>::I, V*> { int a; };
 };
EX<int>::SI<ft, int> z;
