# 1 "constraint_subsumption_of_concepts.cu"
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
template< class F, class ...A> concept inv = requires (F f, A ...a) {f((static_cast< A &&>(a))...); }; 
# 4
template< class F, class ...A> concept pred = inv< F, A...>  && (sizeof...(A) >= (0)); 
# 5
template< class R, class T, class U> concept rel = pred< R, T, T>  && pred< R, U, U>  && pred< R, T, U>  && pred< R, U, T> ; 
# 6
template< class T, class U> concept two = (sizeof(T) > (0)) && (sizeof(U) > (0)); 
# 7
template< class F, class T, class U> requires(pred< F, T, T>  && pred< F, T, U>  && pred< F, U, T>  && pred< F, U, U> ) constexpr bool a() { return false; } 
# 8
template< class F, class T, class U> requires(rel< F, T, U>  && true) constexpr bool a() { return true; } 
# 9
template< class F, class T, class U> requires(rel< F, T, T>  && rel< F, U, U> ) constexpr bool b() { return false; } 
# 10
template< class F, class T, class U> requires(rel< F, T, U>  && true) constexpr bool b() { return true; } 
# 11
template< class F, class T, class U> requires(pred< F, T, T> ) constexpr bool c() { return false; } 
# 12
template< class F, class T, class U> requires(pred< F, T, T>  && pred< F, U, U> ) constexpr bool c() { return true; } 
# 13
template< class F, class T, class U> requires(inv< F, T, T> ) constexpr bool d() { return false; } 
# 14
template< class F, class T, class U> requires(rel< F, T, U> ) constexpr bool d() { return true; } 
# 15
template< class F, class T, class U> requires(two< T, T> ) constexpr bool e() { return false; } 
# 16
template< class F, class T, class U> requires(two< T, T>  && two< U, U> ) constexpr bool e() { return true; } 
# 17
template< class F, class T, class U> requires(rel< F, T, T> ) constexpr bool g() { return false; } 
# 18
template< class F, class T, class U> requires(rel< F, T, U> ) constexpr bool g() { return true; } 
# 19
template< class F, class T, class U> requires(rel< F, T, T>  && rel< F, U, U> ) constexpr bool h() { return false; } 
# 20
template< class F, class T, class U> requires(rel< F, T, U> ) constexpr bool h() { return true; } 
# 21
using P = int (*)(int, double); 
# 22
static_assert(a< int (*)(int, double), int, int> (), "a");static_assert(b< int (*)(int, double), int, int> (), "b");static_assert(c< int (*)(int, double), int, int> (), "c");static_assert(d< int (*)(int, double), int, int> (), "d");static_assert(e< int (*)(int, double), int, int> (), "e");static_assert(g< int (*)(int, double), int, int> (), "g");static_assert(h< int (*)(int, double), int, int> (), "h");
# 23
static_assert(b< int (*)(int, double), int, double> (), "b2");static_assert(h< int (*)(int, double), int, double> (), "h");

# 1 "constraint_subsumption_of_concepts.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0662ba3f_37_constraint_subsumption_of_concepts_cu_1fb0f3f6_21970
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constraint_subsumption_of_concepts.cudafe1.stub.c"
#include "constraint_subsumption_of_concepts.cudafe1.stub.c"
# 1 "constraint_subsumption_of_concepts.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
