# 1 "constraints_before_return_types.cu"
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
template< class T> struct A { static auto f() requires (false) { return T::fail; } static auto g() requires (sizeof(T) > (100)) { return T::fail; } auto h() requires (true) { return 1; } }; 
# 5
template< class T> concept C = requires {A< T> ::f(); }; 
# 6
template< class T> concept C2 = requires {A< T> ::g(); }; 
# 7
template< class T> concept C3 = requires (A< T>  a) {a.h(); }; 
# 8
static_assert((!C< int> ));static_assert((!C2< int> ));static_assert(C3< int> );
# 9
template< class b, class c> concept d = requires (b e) {e.operator c(); }; 
# 10
template< class h> struct i { i(h); operator h(); }; 
# 11
static_assert(d< i< float> , float> );static_assert((!d< i< float> , int> ));
# 12
struct AA { void operator-(); template< class T> operator T(); }; 
# 13
template< class T> auto j(T t)->__decltype((t.operator T *())); 
# 14
void t() { j(AA()); } 

# 1 "constraints_before_return_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0f63dce6_34_constraints_before_return_types_cu__Z1tv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constraints_before_return_types.cudafe1.stub.c"
#include "constraints_before_return_types.cudafe1.stub.c"
# 1 "constraints_before_return_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
