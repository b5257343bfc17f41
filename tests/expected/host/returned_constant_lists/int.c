# 1 "returned_constant_lists.cu"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
# 1

#pragma GCC diagnostic ignored "-Wattributes"
#pragma GCC diagnostic push
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"
# 1
#pragma GCC diagnostic ignored "-Wunused-function"
# 1
static char __nv_inited_managed_rt = 0; static void **__nv_fatbinhandle_for_managed_rt; static void __nv_save_fatbinhandle_for_managed_rt(void **in){__nv_fatbinhandle_for_managed_rt = in;} static char __nv_init_managed_rt_with_module(void **); static inline void __nv_init_managed_rt(void) { __nv_inited_managed_rt = (__nv_inited_managed_rt ? __nv_inited_managed_rt                 : __nv_init_managed_rt_with_module(__nv_fatbinhandle_for_managed_rt));}
# 1
#pragma GCC diagnostic pop
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"

# 1
#define __nv_is_extended_device_lambda_closure_type(X) false
#define __nv_is_extended_host_device_lambda_closure_type(X) false
#define __nv_is_extended_device_lambda_with_preserved_return_type(X) false
#if defined(__nv_is_extended_device_lambda_closure_type) && defined(__nv_is_extended_host_device_lambda_closure_type)&& defined(__nv_is_extended_device_lambda_with_preserved_return_type)
#endif

# 1
# 3
enum E { e}; int n; int fn(); struct M { int a; int b; }; struct A { int a; const void *p; E x; int (*f)(void); M m; const char s[4]; int *q; float g; }; 
# 4
A a1() { return {(-1), "x"}; } A a2() { return {(-1), &n}; } A a3() { return {-1, nullptr, e}; } A a4() { return {(-1), (nullptr), e, fn}; } A a5() { return {-1, nullptr, e, nullptr, M{-1, -2}}; } A a6() { return {-1, nullptr, e, nullptr, {}, "ab"}; } A a7() { return {-1, nullptr, e, nullptr, {-3}, {'a', 'b'}}; } A a8() { return {-1, nullptr, e, nullptr, {-3, -4}, {'a', 'b'}}; } A a9() { return {(-1), (nullptr), e, (nullptr), M(), ""}; } 
# 5
A aa() { return {(-1), (0), e, (0), {}, {}, (&n) + 1, (2)}; } A ab() { return {-1, 0, e, 0, {}, {}, 0, 2}; } A ac() { return {-1, 0, e, 0, {}, {}, 0, -(2.5)}; } constexpr M cm{(-1), (-2)}; constexpr int ci = 3; A ad() { return {ci, 0, e, 0, cm}; } A ae() { return {-ci, 0, e, 0, {ci}}; } struct B : public M { int z; }; B ba() { return {{-1, -2}, -3}; } B bb() { return {{-1, -2}, -3}; } B bc() { return {cm, -3}; } B bd() { return {M{-1}, -3}; } constexpr int cf(int k) { return k; } constexpr M cg(int k) { return {k, 1}; } M be() { return {cf(1), -1}; } B bf() { return {cg(1), -1}; } const int lc = 4; M bg() { const int k = 3; constexpr int kk = 5; return {k, -kk}; } M bh() { return {lc, -1}; } M bi() { static const int k = 3; return {-k, sizeof k}; } 
# 6
struct W { const int &r; int k; }; W w1() { return {n, (-1)}; } union U { int i; float f; }; U u1() { return {-1}; } struct HU { U u; int k; }; HU u2() { return {{-1}, -2}; } struct T { bool b; char c; short s; unsigned u; long l; double d; }; T t1() { return {1, 65, 3, 4, -5, 6}; } T t2() { return {!(0), 'a', 3, 4U, 5LL, (6.5F)}; } struct BF { int a: 3; unsigned b: 4; }; BF bf1() { return {-1, 2}; } struct DM { int a = (-1); int b = 2; }; DM dm() { return {-3, }; } DM dm2() { return {}; } struct Cc { int x; constexpr Cc(int k) : x(k) { } }; struct HC { Cc c; int k; }; HC hc1() { return {-1, -2}; } HC hc2() { return {((Cc)(-1)), -2}; } HC hc3() { return {{-1}, -2}; } struct NT { int x; ~NT(); }; struct HN { NT n; int k; }; HN hn() { return {{(-1)}, (-2)}; } struct VC { int x; NT *p; }; VC vc() { return {-1}; } struct Mt { mutable int x; volatile int y; }; Mt mt() { return {-1, -2}; } 
# 7
struct D0 { int a = (-1); int b = 2; int c = 3; }; struct D1 { int a; int b = 2; int c; int d = 4; }; struct D2 { int a = 1; D0 d; int arr[2] = {1, 2}; }; D0 f1() { return {-3, }; } D0 f2() { return {-3, -4, }; } D0 f3() { return {-3, -4, -5}; } D1 f4() { return {-1, }; } D1 f5() { return {-1, -2, -3, }; } D1 f6() { return {a: -1, c: 3, }; } D2 f7() { return {-1, }; } D2 f8() { return {-1, {-2, }, }; } D0 f9(int k) { return {k}; } 
# 8
struct P2 { int a; int *q; }; struct M2 { int (P2::*m); int n; double d; const char *s; bool b; char c; long l; float f; enum E { e} x; }; 
# 9
M2 q1() { return {(&P2::a), (1 + 2), (1.5), "x", true, 'c', (7), (2), M2::e}; } M2 q2() { return {nullptr, -1, -(1.5), nullptr, !true, ('c') + 1, 7L, (2.5F), (M2::E)0}; } M2 q3(int k) { return {(&P2::a), k, (2)}; } M2 q4() { return {&P2::a, sizeof(int), (double)1, (const char *)0}; } 
# 10
struct HM2 { int (P2::*m); M2 n; HM2() : m{(&P2::a)}, n{(&P2::a), 1, (1.5)} { } }; template< class T> struct Z { M2 n{(&P2::a), (1 + 1)}; M2 g() { return {&P2::a, 1 + 1, (2.5)}; } }; Z< int>  z; M2 zz = z.g(); auto l = []{ return M2{(&P2::a), (1 + 1)}; } ; typedef decltype(l) __T0;auto l2 = []()->M2 { return {&P2::a, 1 + 1, (2.5)}; } ; typedef decltype(l2) __T1;

# 1 "returned_constant_lists.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__805d0e9e_26_returned_constant_lists_cu__Z2a1v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "returned_constant_lists.cudafe1.stub.c"
#include "returned_constant_lists.cudafe1.stub.c"
# 1 "returned_constant_lists.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
