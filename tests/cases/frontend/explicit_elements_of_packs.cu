// Elements of parameter packs that are given explicitly are not deduced: arguments convert to them
namespace n0 { template <int N, class... A> void vk(A... a) {} void f() { vk<1, int, float>(1, 2); } }
namespace n1 { template <class... A> void vk(A... a) {} void f() { vk<int, float>(1, 2); vk<float>(1, 2); vk<float, char>(1, 2, 3.0); vk<long, long>(1, 2u, "x"); } }
namespace n2 { template <class R, class... A> R vk(R (*f)(A...), A... a) { return f(a...); } float g(float, int); void f() { vk<float, float>(g, 1, 2); } }
namespace n3 { template <class T, class... A> struct S { template <class... B> void m(A..., B... b) {} template <class... B> static void s(B &&... b) {} }; void f(S<int, char> s) { s.m<int, float>('c', 1, 2); s.s<const int &, float>(1, 2); } }
namespace n4 { struct X { X(int); }; template <class... A> void vk(A... a); void f() { vk<X, X>(1, 2); vk<X>(1, 2); vk<const char *, X>("a", 3, 4); } }
