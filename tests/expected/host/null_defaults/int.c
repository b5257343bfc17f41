# 1 "null_defaults.cu"
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
typedef __decltype((nullptr)) nt; 
# 5
struct C { C(nt); C(int *); int x; }; template< class T> struct CT { CT(nt); }; 
# 6
void f1(C = nullptr, const C & = nullptr, C && = nullptr, int (C::*) = nullptr, int (C::*)(void) = nullptr, CT< int>  = nullptr, const CT< int>  & = nullptr, bool = (bool)nullptr, nt = nullptr, const nt & = nullptr, int *const & = nullptr, int *&& = nullptr, void (*)(void) = 0, int *const = 0, __decltype(((int *)0)) = 0); 
# 7
template< class T> void f2(C = nullptr, const C & = nullptr, C && = nullptr, int (C::*) = nullptr, int (C::*)(void) = nullptr, CT< T>  = nullptr, const CT< T>  & = nullptr, CT< T>  && = nullptr, bool = (bool)nullptr, nt = nullptr, const nt & = nullptr, int *const & = nullptr, int *&& = nullptr, void (*)(void) = 0, int *const = 0, __decltype(((int *)0)) = 0); 
# 8
template< class T> void f3(T & = nullptr, T && = nullptr, T *const & = nullptr, T *&& = nullptr, const T = nullptr, T (C::*) = nullptr, C (T::*) = nullptr, T (C::*)(void) = nullptr, T (*)(T) = 0, T *const = 0, typename T::x && = nullptr, T ** = 0, T (&)[2] = nullptr); 
# 9
template< class T> using ptr = T *; template< class T> using ref = T &&; template< class T> using id = T; 
# 10
template< class T> void f4(ptr< T>  = 0, ref< T>  = nullptr, id< T *>  = 0, id< T>  = nullptr, ptr< typename T::x>  = 0); 
# 11
template< class T> struct M { typedef T *p; typedef T t; typedef typename T::q tq; void f(p = 0, t = nullptr, tq = nullptr, T * x = 0, int (T::*) = nullptr); M(p = 0); struct In; void g(In * = 0, In = nullptr, M = nullptr, M * = 0); 
# 12
template< class U> void h(U = nullptr, __decltype((U())) = nullptr, U * = 0); }; 
# 13
auto l = [](int *p = 0, int (C::*) = nullptr, C = nullptr) { } ; typedef decltype(l) __T0;
# 14
template< class T> void fl() { auto l = [](int *p = 0, T x = nullptr, T (C::*) = nullptr, __decltype((T())) = nullptr, C = nullptr, T && = nullptr) { } ; auto g = [](auto *p = 0, auto t = nullptr, __decltype((T())) = nullptr) { } ; } 
# 15
template< class T> struct K { K(T t = nullptr, __decltype((T())) = nullptr); static void m(__decltype((T())) x = nullptr, __underlying_type(T) y = nullptr); }; 

# 1 "null_defaults.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4f1bb0ea_16_null_defaults_cu_26d73341_18973
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "null_defaults.cudafe1.stub.c"
#include "null_defaults.cudafe1.stub.c"
# 1 "null_defaults.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
