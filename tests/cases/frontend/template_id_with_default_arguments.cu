// shows: a template-id that default arguments complete identifies one function, as an argument too
// prelude: none
template<class K> void one(K); template<class K, class... A> void two(K k, A &&...); struct P { int a; P(int); }; template<class K, class... A> void three(K k, const P &, A &&...);
template<int n, bool b = false> void f1(int); template<class T, class U = T> void f2(T); template<int n> void f3(const float *x = nullptr);
void g() { one(f1<1>); one(&f1<1>); one(f2<int>); two(f1<1>, 1); two(f3<1>); three(f1<1>, 1); three(f3<1>, 1, 2); P p(1); three(f3<1>, p); three(f1<1>, p, nullptr); three(f1<1>, p, 0, f3<1>); void (*q)(int) = f1<2>; auto r = f1<2>; auto s = &f1<2>; }
