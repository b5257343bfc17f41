// shows: default arguments behind parameter packs that are not the last parameters
// flags: --c++17 --frandom-seed=7
// prelude: none
template<bool B, class T = void> struct eif { typedef T type; }; template<class T> struct eif<false, T> {};
template<class V, class A, class... TN> int av(const V &v, A &&a, TN &&...vn, typename eif<sizeof(V) == 1, bool>::type = true);
template<class V, class A, class... TN> char av(const V &v, A &&a, TN &&...vn, typename eif<sizeof(V) != 1, bool>::type = true);
template<class... T> int f1(T... t, int x); template<class... T> int f2(T... t, int x = 1, int y = 2); template<class... T, class U> U f3(T... t, U u);
template<class A, class... T> struct S { int m(T..., int = 0); template<class... U> int n(U..., T...); };

struct E {}; struct B4 { int x; };
void g(E e, B4 b) { int i = av(e, 1); char c = av(b, 1); i = f1(1); i = f1<int>(1, 2); i = f2(); i = f2(3); i = f2(3, 4); i = f2<int, int>(1, 2); i = f2<int>(1, 2, 3); f3(1.5); f3<int>(1, 2.5); S<int, char, long> s; i = s.m('a', 1L); i = s.m('a', 1L, 2); i = s.n('a', 1L); i = s.n<int>(1, 'a', 2L); }
