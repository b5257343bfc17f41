# 1 "typedefs_in_member_partial_specializations.cu"
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
typedef char c8; template< class T> struct W { struct I { }; }; 
# 5
struct ft { static constexpr inline int v = 1; }; 
# 6
template< class T> struct EX { using bfs = ft; typedef c8 df; typedef W< ft>  wf; struct N { }; typedef T tt; 
# 7
template< class M, class V> struct SI { int k; }; 
# 8
template< class V> struct SI< bfs, V>  { int a; }; 
# 9
template< class V> struct SI< df, V>  { int a; }; 
# 10
template< class V> struct SI< V, bfs>  { int a; }; 
# 11
template< class V> struct SI< W< ft> , V>  { int a; }; 
# 12
template< class V> struct SI< wf, V *>  { int a; }; 
# 13
template< class V> struct SI< c8 *, V *>  { int a; }; 
# 14
template< class V> struct SI< N, V *>  { int a; }; 
# 15
template< class V> struct SI< tt, V *>  { int a; }; 
# 16
template< class V> struct SI< W< ft> ::I, V *>  { int a; }; 
# 17
}; 
# 18
EX< int> ::SI< ft, int>  z; 

# 1 "typedefs_in_member_partial_specializations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__8339fe40_45_typedefs_in_member_partial_specializations_cu_348d7b98_27148
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "typedefs_in_member_partial_specializations.cudafe1.stub.c"
#include "typedefs_in_member_partial_specializations.cudafe1.stub.c"
# 1 "typedefs_in_member_partial_specializations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
