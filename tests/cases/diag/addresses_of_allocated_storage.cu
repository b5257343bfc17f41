// prelude: none
// flags: --c++20
// Constants cannot keep storage that their evaluation allocates; temporaries end with the full-expression
constexpr int* p = new int; constexpr int* p2 = new int(3); constexpr int* p3 = new int[2]{};
consteval int* leak() { return new int(3); } constexpr int* leak2() { int* p = new int(3); return p; } constexpr int* q = leak(); constexpr int* q2 = leak2();
int* rt = leak(); constinit int* ci = new int; constexpr int ok = *leak2();
struct S { int* p; constexpr S() : p(new int(1)) {} }; struct D { int* p; constexpr D() : p(new int(1)) {} constexpr ~D() { delete p; } };
constexpr S s; constinit S s2; constinit S s3 = S(); constexpr D d; constinit D d2; constexpr int w = D().p[0];
consteval void t() { throw 1; } void g() { t(); } consteval int t2() { throw 1; } int t3 = t2(); void g2() { t2(); int x = t2(); (void)t(); return t(); }
constexpr void vt() { throw 2; } void g3() { vt(); } constexpr int vv = (vt(), 1);
static_assert(leak2()); 
constexpr int un() { int x; return x; } constexpr int uu = un();
struct D9 { int* p; constexpr D9() : p(new int(1)) {} constexpr ~D9() { delete p; } constexpr int get() const { return *p; } };
constexpr int w9 = D9().p[0]; static_assert(D9().get() == 1); constexpr int f9() { D9 d; return d.get() + D9().get(); } static_assert(f9() == 2); int arr[D9().get()];
