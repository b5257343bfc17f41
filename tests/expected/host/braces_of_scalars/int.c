# 1 "braces_of_scalars.cu"
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
enum E1 { e1a}; enum class E2 { a, b}; struct S { int a; }; struct Cl { Cl(); int b; }; 
# 4
int f(int); int f2(int *); int f3(bool); int f4(double); int f5(E2); int f6(S); int f7(__decltype((nullptr))); int f8(float, char); int f9(int (S::*)); int f10(const int &); int f11(int &&); int f12(float __complex__); 
# 5
void n() { int i; i = 0; i = 3; int *p; p = ((int *)0LL); p = (0); p = (nullptr); bool b; b = false; b = true; double d; d = (0.0); d = (1); float g; g = (0.0F); E1 e; e = e1a; E2 f; f = E2::a; f = E2::b; S s; s = {}; s = {1}; Cl c; c = {}; unsigned long u; u = 0UL; char ch; ch = '\000'; wchar_t w; w = 0; __decltype((nullptr)) np; np = nullptr; int (S::*mp); mp = ((int (S::*))0); int (S::*mf)(void); mf = ((int (S::*)(void))0); i = i; const char *q; q = ("a"); long long ll; ll = 0LL; short sh; sh = ((short)0); unsigned char uc; uc = ((unsigned char)'\000'); long double ld; ld = (0.0L); void (*fp)(void); fp = ((void (*)(void))0LL); 
# 6
::f(0); ::f(1); f2((int *)0LL); f3(false); f4((0.0)); f4(1); f5(E2::a); f6({}); f7(nullptr); f8((0.0F), '\000'); f9((int (S::*))0); f10(0); f10(1); f11(0); } 
# 7
template< class T> struct W { T t; T *tp; int m; 
# 8
void n() { int i; i = 0; i = 3; int *p; p = ((int *)0LL); p = (0); p = (nullptr); bool b; b = false; b = true; double d; d = (0.0); d = (1); float g; g = (0.0F); E1 e; e = e1a; E2 f; f = E2::a; f = E2::b; S s; s = {}; s = {1}; Cl c; c = {}; unsigned long u; u = 0UL; char ch; ch = '\000'; wchar_t w; w = 0; __decltype((nullptr)) np; np = nullptr; int (S::*mp); mp = ((int (S::*))0); int (S::*mf)(void); mf = ((int (S::*)(void))0); i = i; const char *q; q = ("a"); long long ll; ll = 0LL; short sh; sh = ((short)0); unsigned char uc; uc = ((unsigned char)'\000'); long double ld; ld = (0.0L); void (*fp)(void); fp = ((void (*)(void))0LL); 
# 9
::f(0); ::f(1); f2((int *)0LL); f3(false); f4((0.0)); f4(1); f5(E2::a); f6({}); f7(nullptr); f8((0.0F), '\000'); f9((int (S::*))0); f10(0); f10(1); f11(0); 
# 10
i = {t}; i = ((int)(t)); d = {t}; (m) = 0; (m) = {t}; (t) = {}; (t) = {1}; (tp) = {}; (tp) = {t}; (this->m) = 0; i = (m); (*p) = 0; (p[0]) = 0; i = (sizeof(T)); i = {T::x}; i = 0; T *lt; lt = {}; (*(tp)) = {}; T **tpp; tpp = {}; int ia[2]; (ia[1]) = 2; (s.a) = 0; (c.b) = 2; s = {t}; s = {i}; 
# 11
} 
# 12
}; 

# 1 "braces_of_scalars.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a3bb9b5b_20_braces_of_scalars_cu__Z1nv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "braces_of_scalars.cudafe1.stub.c"
#include "braces_of_scalars.cudafe1.stub.c"
# 1 "braces_of_scalars.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
