// shows: Alias template-ids that depend on nothing are spelled as they were first written.
// prelude: none
typedef signed int i4; template<class... T> struct tuple {}; template<class... T> using Shape = tuple<T...>; template<int N> struct C { static constexpr int value = N; }; template<int N> using Int = C<N>; using _1 = Int<1>; using _2 = Int<2>; template<class S> struct Layout {};
template<class T> struct W { static constexpr int K = 32; using A = Shape<Int<K>, T>; using B = Int<K>; static constexpr int K5 = 5; using D = Shape<Int<K5>, T>; void f() { Shape<Int<K5>, T> a; Shape<Int<3 * 2>> b; Int<K> c; Int<11> d; Int<5 + 6> e; } };
using X1 = Int<32>; using X2 = Shape<_1, _2>; using X3 = Shape<Int<1>, Int<2>>; Int<5> i5; Int<8> i8; Int<9> i9; using X7 = Shape<Int<6>>;
template<class T> auto g() { return Layout<_1>{}; } template<class T> auto g2() { return Layout<Int<2>>{}; } template<class T> auto g3() { return Layout<_2>{}; } auto g4() { return Layout<C<1>>{}; }
template<class T> auto g5() { return Shape<_1, _1>{}; } template<class T> auto g6() { return Shape<Int<1>, Int<1>>{}; } template<class T> auto g7() { return Shape<C<1>, C<1>>{}; } 
using Y1 = Shape<C<3>, C<3>>; using _3 = Int<3>; using Y2 = Shape<_3, _3>; template<class T> struct YY { using a = Shape<_3, _3>; using b = Shape<Int<3>, Int<3>>; using c = Shape<T, Int<3>>; using d = Shape<T, _3>; Shape<T, _3> e; Shape<T, C<3>> f; };
template<class T> using al = Shape<T, _1>; using Z0 = al<_2>; using Z1 = al<Int<2>>; using Z2 = al<C<2>>; template<class T> struct V { using a = al<_2>; using b = al<Int<2>>; using c = al<T>; static constexpr int q = 2; using d = al<Int<q>>; };
int anchor = 1;
