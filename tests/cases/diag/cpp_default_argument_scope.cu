// prelude: none
void k(int a, int b = a);
void l(int a, int b = sizeof(a));
void m(int a, int (*b)(int) = 0, decltype(a) c = 1);
int g; void p(int g, int h = g);
template <class T> void q(T a, T b = a);
auto l2 = [](int a, int b = a) { return b; };
void r(int a, int b = [&] { return a; }());
