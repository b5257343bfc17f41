// shows: definitions of static constexpr members and member templates
// prelude: none
template<int I> struct A { 
 template<class E, class T = int> static constexpr const T v = I;
 template<class E> static constexpr int w = I;
 template<class E> static const int u = I;
 template<class E> static int n;
 template<class E> static inline int m = 3;
 static constexpr int p = I; static const int q = I; static constexpr const int r = I;
};
template<int I> template<class E, class T> const T A<I>::v;
template<int I> template<class E> constexpr int A<I>::w;
template<int I> template<class E> const int A<I>::u;
template<int I> constexpr int A<I>::p; template<int I> const int A<I>::q; template<int I> const int A<I>::r;
struct B { template<class E> static constexpr int w = 1; template<class E> static constexpr const int x = 1; static constexpr int y = 1; template<class E> static const int z = 1;};
template<class E> constexpr int B::w; template<class E> const int B::x; constexpr const int B::y; template<class E> const int B::z;
const void *f() { return &A<1>::v<int>; }
