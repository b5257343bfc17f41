# 1 "explicit_conditions.cu"
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
template< class T> struct P { 
# 5
P(); 
# 6
template< class U> static constexpr bool converts() { return sizeof(U) == (4); } 
# 7
template< class U> constexpr explicit(!converts< U> ()) P(const P< U>  & p); 
# 8
explicit(sizeof(T) == (1)) P(T *); 
# 9
template< class U> explicit(sizeof(U) == (8)) operator U *() const; 
# 10
}; 
# 11
char taken(P< short> ); 
# 12
long taken(...); 
# 13
char pointed(P< char> ); 
# 14
long pointed(...); 
# 15
char other(P< int> ); 
# 16
long other(...); 
# 17
static_assert((sizeof taken(P< int> ()) == (1)), "");
# 18
static_assert((sizeof taken(P< long> ()) == (8)), "");
# 19
static_assert((sizeof pointed((char *)0) == (8)), "");
# 20
static_assert((sizeof other((int *)0) == (1)), "");
# 21
namespace n { 
# 22
inline namespace v1 { 
# 23
template< class T> struct described { T t; }; 
# 24
}
# 25
}
# 26
template< class T> struct befriending { 
# 27
template< class > friend struct n::v1::described; 
# 28
}; 
# 29
n::v1::described< int>  complete; 
# 30
int used = complete.t; 

# 1 "explicit_conditions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__fb7c70aa_22_explicit_conditions_cu_used
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "explicit_conditions.cudafe1.stub.c"
#include "explicit_conditions.cudafe1.stub.c"
# 1 "explicit_conditions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
