# 1 "dependent_initializers.cu"
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
template< class F, class T> struct test1 { static constexpr inline int value = 1; }; 
# 5
template< class F, class T> constexpr bool vt = true; 
# 6
template< class F, class T> constexpr int vi = 1; 
# 7
template< class F, class T> constexpr F vf = (1); 
# 8
template< class F, class T, int N, bool B> constexpr bool c1 = vt< F, T>  && vt< T, F> ; 
# 9
template< class F, class T, int N, bool B> constexpr bool c2 = (!vt< F, T> ); 
# 10
template< class F, class T, int N, bool B> constexpr bool c3 = ((!vt< F, T> ) && B); 
# 11
template< class F, class T, int N, bool B> constexpr bool c4 = B && vt< F, T> ; 
# 12
template< class F, class T, int N, bool B> constexpr bool c5 = test1< F, T> ::value && vt< F, T> ; 
# 13
template< class F, class T, int N, bool B> constexpr bool c6 = (test1< F, T> ::value && test1< T, T> ::value); 
# 14
template< class F, class T, int N, bool B> constexpr int c7 = vi< F, T>  + 1; 
# 15
template< class F, class T, int N, bool B> constexpr int c8 = vf< F, T>  + 1; 
# 16
template< class F, class T, int N, bool B> constexpr int c9 = (-vi< F, T> ); 
# 17
template< class F, class T, int N, bool B> constexpr int c10 = (vi< F, T> ) ? 1 : 2; 
# 18
template< class F, class T, int N, bool B> constexpr int c11 = (F() + 1); 
# 19
template< class F, class T, int N, bool B> constexpr int c12 = F::g() + 1; 
# 20
template< class F, class T, int N, bool B> constexpr int c13 = F::v + F::g(); 
# 21
template< class F, class T, int N, bool B> constexpr int c14 = (F{} + 1); 
# 22
template< class F, class T, int N, bool B> constexpr int c15 = vi< F, T> ; 
# 23
template< class F, class T, int N, bool B> constexpr int c16 = (int)vi< F, T> ; 
# 24
template< class F, class T, int N, bool B> constexpr bool c17 = vi< F, T>  == 1; 
# 25
template< class F, class T, int N, bool B> constexpr bool c18 = noexcept((F())) && vt< F, T> ; 
# 26
template< class F, class T, int N, bool B> constexpr bool c19 = sizeof(F) == vi< F, T> ; 
# 27
template< class F, class T, int N, bool B> int c20 = vi< F, T>  + 1; 
# 28
template< class F, class T, int N, bool B> int c21 = (F() + 1); 
# 29
template< class F, class T, int N, bool B> const int c22 = vi< F, T>  + 1; 
# 30
template< class F, class T, int N, bool B> const int c23 = F::g() + 1; 
# 31
template< class F, class T, int N, bool B> constexpr bool c24 = (vi< F, T>  == vi< F, T> ) && vt< F, T> ; 
# 32
template< class F, class T, int N, bool B> void f() { 
# 33
constexpr int l1 = (F() + 1); 
# 34
constexpr int l2 = (F::g() + 1); 
# 35
constexpr int l3 = (vi< F, T>  + 1); 
# 36
constexpr int l4 = vi< F, T> ; 
# 37
const int l5 = vi< F, T> ; 
# 38
const int l6 = (-vi< F, T> ); 
# 39
int l7 = (-vi< F, T> ); 
# 40
int l8 = (-F()); 
# 41
int l9 = (-F::g()); 
# 42
const int l10 = (vi< F, T> ) ? 1 : 2; constexpr int l11 = (vi< F, T> ) ? 1 : 2; constexpr int l12 = ((F()) ? 1 : 2); int l13 = ((F()) ? 1 : 2); int l14 = (((F)1) + 1); 
# 43
} 
# 44
template< class F, class T, int N, bool B> void f2() { 
# 45
static constexpr int l3 = (vi< F, T>  + 1); 
# 46
static constexpr int l4 = (F::g() + 1); 
# 47
T l5 = (F()); const T l6 = (F()); int l7 = (F()); const int l8 = (F()); T l9 = T(); T l10 = (F()); const int l11 = (F()); T l12 = (F() + 1); T *l13 = ((T *)F()); T &&l14 = (T()); const T &l15 = T(); T l16(F() + 1); int l17[2] = {(F()), (F() + 1)}; if (T x = (F())) { }  for (T i = (F()); i < F(); ++i) { ; }  f(F(), F() + 1); return F(); 
# 48
} 
# 49
template< class T> T tv = T(); 
# 50
template< class T> constexpr T tc = (T()); 
# 51
template< class T> int ti = (T()); 

# 1 "dependent_initializers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ecc41aae_25_dependent_initializers_cu_25bf8f9c_1130
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "dependent_initializers.cudafe1.stub.c"
#include "dependent_initializers.cudafe1.stub.c"
# 1 "dependent_initializers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
