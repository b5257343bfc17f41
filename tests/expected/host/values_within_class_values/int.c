# 1 "values_within_class_values.cu"
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
# 4
struct P { int a, b; }; int arr[4]; struct SS { int m, n; P p; } ss; int gf(int); enum E { e0, e1}; enum class F: char { f0 = 120}; 
# 5
template< auto v> struct K { template< auto w> struct M { }; }; template< class T> struct id { using type = T; }; template< class T> constexpr T cp(T t) { return t; } 
# 6
struct All { float f; double d; long double ld; bool b; char c; short s; long l; unsigned long long u; E e; F ff; const char *n; int *q; const int *r; int (P::*pm); int (P::*pn); int (*fp)(int); P p; P pa[2]; }; 
# 7
constexpr All mk() { return All{(1.5F), (-(2.25)), (3.0L), true, 'z', (-3), (4), (5), e1, F::f0, (nullptr), &(arr[0]), &(arr[2]), (&P::b), (nullptr), gf, {1, 2}, {{3, 4}, {5, 6}}}; } 
# 8
K< All{(1.5F), (-2.25), (3.0L), true, 'z', (short)(-3), 4L, 5ULL, e1, F::f0, (const char *)nullptr, arr, (const int *)(&arr[2]), &P::b, 0, &gf, {1, 2}, {{3, 4}, {5, 6}}}>  k1; 
# 9
struct B0 { int x; }; struct B1 { int y; }; struct D : public B0, public B1 { int z; }; constexpr D md() { return D{{1}, {2}, 3}; } K< D{{1}, {2}, 3}>  k2; 
# 10
struct Em { }; constexpr Em me() { return {}; } K< Em{}>  k3; struct DE : public Em { int q; }; constexpr DE mde() { return DE{{}, 4}; } K< DE{{}, 4}>  k4; 
# 11
union U { int i; float f; }; constexpr U mu() { return U{7}; } K< U{7}>  k5; struct HU { U u; union { int an; char ac; }; }; constexpr HU mhu() { HU h{{8}, {9}}; return h; } K< HU{{8}, {9}}>  k6; 
# 12
struct Pt { const int *p; const P *q; }; constexpr Pt mp() { return Pt{&(ss.n), &(ss.p)}; } K< Pt{(const int *)(&ss.n), (const P *)(&ss.p)}>  k7; constexpr Pt mp2() { return Pt{&((ss.p).b), (nullptr)}; } K< Pt{(const int *)(&ss.p.b), (const P *)nullptr}>  k8; 
# 13
struct Rf { const int &r; int (&fr)(int); const int (&ar)[4]; }; constexpr Rf mr() { return Rf{arr[1], gf, arr}; } K< Rf{(const int &)arr[1], gf, (const int (&)[4])arr}>  k9; 
# 14
K< (1.5F)>  f1; K< (2.5)>  f2; K< (-3.0)>  f3; K< (1.0E30)>  f4; K< (0.1)>  f5; K< (1.0L)>  f6; K< (0.0)>  f7; K< (0.3333333333333333)>  f8; K< ((__builtin_huge_val()))>  f9; K< ((__builtin_nan("")))>  f10; K< (-0.0)>  f11; 
# 15
template< double d> int fd() { return 1; } 
# 16
template< auto v> int fa() { return 1; } int i2 = (((((((((fa< (1.5)> () + fa< (2.5F)> ()) + fa< (3.5)> ()) + fa< &arr[1]> ()) + fa< &ss.n> ()) + fa< &gf> ()) + fa< &P::a> ()) + fa< nullptr> ()) + fa< (int *)nullptr> ()) + fa< &arr[3]> ()) + fa< arr> (); 
# 17
K< &arr[1]>  p1; K< &ss.n>  p2; K< &arr[3]>  p3; K< arr>  p4; K< &ss>  p5; K< &gf>  p6; K< &P::a>  p7; K< (int *)nullptr>  p8; K< 0>  p9; K< 0>  p10; 
# 18
template< class T> struct Arr { T t[3]; }; constexpr Arr< P>  ma() { return {{{1, 2}, {3, 4}}}; } K< Arr< P> {{{1, 2}, {3, 4}, {0, 0}}}>  m1; constexpr Arr< bool>  mb() { return {{true}}; } K< Arr< bool> {{true, false, false}}>  m2; constexpr Arr< char>  mc() { return {"a"}; } K< Arr< char> {{'a', '\000', '\000'}}>  m3; constexpr Arr< wchar_t>  mw() { return {L"\x61"}; } K< Arr< wchar_t> {{97, 0, 0}}>  m4; 
# 19
template< auto v> struct G { }; template< auto v> void dd(G< v> ) { struct L { }; G< v>  l; } 

# 1 "values_within_class_values.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f12bcb9a_29_values_within_class_values_cu_i2
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "values_within_class_values.cudafe1.stub.c"
#include "values_within_class_values.cudafe1.stub.c"
# 1 "values_within_class_values.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
