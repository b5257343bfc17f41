# 1 "trailing_requires_clauses.cu"
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
template< class T> concept C = true; 
# 5
template< class T> 
# 6
struct S { void m()
# 8
 requires (C< T> ); 
# 9
friend inline int fr(S< T> ) requires (C< T> ) 
# 10
{ return 1; } 
# 11
template< class U> friend inline int 
# 12
fr3(S< T> , U) requires (C< U> ) 
# 13
{ return 1; } 
# 14
struct In { void q()
# 15
 requires (C< T> ); }; 
# 16
S()
# 17
 requires (C< T> ) { } 
# 18
~S()
# 19
 requires (C< T> ) { } 
# 20
void one() requires (C< T> ); 
# 21
template< class V> S(V)
# 22
 requires (C< V> ); 
# 23
auto fauto(auto x)
# 24
 requires (C< T> ); 
# 25
auto fauto2(auto x)
# 26
 requires (C< T> ) { return 1; } 
# 27
}; 
# 28
template< class T> void 
# 29
S< T> ::m() requires (C< T> ) 
# 31
{ } 
# 32
void ff(auto x) requires (sizeof(x) == (1)) 
# 33
{ } 

# 1 "trailing_requires_clauses.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__8f939049_28_trailing_requires_clauses_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "trailing_requires_clauses.cudafe1.stub.c"
#include "trailing_requires_clauses.cudafe1.stub.c"
# 1 "trailing_requires_clauses.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
