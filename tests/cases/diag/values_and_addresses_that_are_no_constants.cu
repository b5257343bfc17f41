// shows: what names variables where constants are needed: pointers and bounds among template arguments, volatile objects, parameters
// prelude: none
template<int *> struct R { }; template<int> struct K { }; template<class T> struct TT { }; int *ptr; int *const cptr = ptr; volatile const int vc = 7; int nc; template<const char*> struct M { };
R<ptr> r1; R<cptr> r2; K<vc> k1; template struct R<ptr>; template struct K<vc>; TT<int[nc]> t1; TT<int[3]> t0; R<&nc> r0; R<nullptr> rz; 
template<class T> struct C { K<T::i> b; R<T::p> d; }; struct Y { static const int i; static int *p; }; template struct C<Y>;
void f(int n, const int m, int *p) { K<m> k2; R<p> r; TT<int[n]> t; static int st; R<&st> rst; const char s8[] = "x"; M<s8> m8; }
volatile int vv = 1; constexpr int a = vc; static_assert(vc, ""); int arr[vc]; enum { e = vc }; struct S { int b : vc; volatile int m; };
constexpr int fv() { volatile int x = 1; return x; } constexpr int b = fv(); void g(int n) { switch (n) { case vc: ; } if constexpr (vc) ; K<vv> q; constexpr const volatile int cv = 1; constexpr int cw = cv; int w[cv]; }
constexpr int h(volatile int p) { return p; } constexpr int hh = h(1); int noex() noexcept(vc); alignas(vc) int al;
struct T { int x; }; constexpr int i = 1; constexpr int many[3] = {1, 2, 3};
constexpr int f1(const char *s) { auto l = reinterpret_cast<unsigned long>(s); return l != 0; } constexpr int x1 = f1("a"); constexpr int f2() { T t{1}; return *(int*)&t; } constexpr int x2 = f2();
constexpr int f3() { int a = 1; return *(char*)&a; } constexpr int x3 = f3(); static_assert(f3(), ""); constexpr int f4(const void *v) { return *static_cast<const int*>(v); } constexpr int x4 = f4(&i); constexpr int f5() { int a = 3; void *p = &a; return p != nullptr; } constexpr int x5 = f5();
constexpr bool c1 = &many[0] < &many[2]; constexpr bool c2 = &i < &many[0]; constexpr bool c3 = &i == &many[3]; constexpr bool c5 = &i == &many[1]; constexpr long c7 = &many[1] - &i; constexpr bool f6() { int a[2] = {}, b[2] = {}; return &a[2] == &b[0]; } constexpr bool x6 = f6();
constexpr bool f7() { int a[2] = {}, b[2] = {}; return a < b; } constexpr bool x7 = f7(); constexpr int f8() { int a[2] = {}, b[2] = {}; return a - b; } constexpr int x8 = f8(); constexpr bool f9() { T a{1}; const int *p = &a.x; return p + 1 == p; } constexpr bool x9 = f9();
struct Mu { int a; mutable int b; }; constexpr Mu mu = {1, 2}; constexpr int m1 = mu.a; constexpr int m2 = mu.b; constexpr Mu m3 = mu; constexpr int m4() { Mu q = {1, 2}; return q.b; } constexpr int m5 = m4(); constexpr int m8() { return mu.b; } constexpr int m9 = m8();
