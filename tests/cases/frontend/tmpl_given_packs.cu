// shows: a pack that is given explicitly and expanded where nothing is deduced stands for so many parameters
// flags: --frandom-seed=7
// prelude: none
template<class... T, class U> int h(T..., U);
int a = h(1), b = h<int>(1, 2), c = h<int, char>(1, 2, 3), d = h<>(1);
template<class... T, int N> int g(T..., int (&)[N]);
int x[3];
int e = g(x), f = g<int>(1, x), i = g<int, int>(1, 2, x);
template<class... T, class... U> int m(T..., U...);
int j = m(1, 2), k = m<int>(1, 2), l = m<int, int>(1, 2, 3), n = m<int, int>(1, 2);
template<class... T> int o(T..., int);
int p = o(1), q = o<int>(1, 2), r = o<int, int>(1, 2, 3);
template<class A, class... T> int s(A, T..., int *);
int *y;
int t = s(1, y), u = s<int>(1, y), v = s<int, char>(1, 2, y);
template<class... T, class U> int z(void (*)(T..., U));
void two(int, int);
int w = z<int>(two);
struct S {
  template<class... T, class U> int f(T..., U);
  template<class... T, class U> static int g(T..., U);
};
S object;
int aa = object.f<int>(1, 2), bb = S::g<int, int>(1, 2, 3);
int cc = h<int *>(1, 2);
