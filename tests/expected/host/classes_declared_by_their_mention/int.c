# 1 "classes_declared_by_their_mention.cu"
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
int anchor = 1; 
# 4
template< class ...T> struct R { static constexpr bool sat(...) { return true; } template< class U> static int f(); struct in { static int v; }; }; 
# 5
namespace cuda { namespace std { template< class ...T> struct R2 { static constexpr bool sat(...) { return true; } template< class U> static int f(); }; 
# 6
template< class T> constexpr bool X = ::R< struct D0, T> ::sat(1, 0); struct D0 { int a; }; 
# 7
template< class T> struct Z { bool b = ::R< struct D2, T> ::sat(T()); static const bool c = (::R< T> ::sat(T())); typedef typename R< T> ::in q; typedef R< T>  r; }; 
# 8
}}
# 9
template< class T> constexpr bool V1 = R< struct W1, T> ::sat(1, 0); 
# 10
template< class T> constexpr bool V2 = R< struct W2, T> ::sat(1, 0); struct W2 { int a; }; 
# 11
constexpr bool V3 = R< struct W3, int> ::sat(1, 0); struct W3 { int a; }; 
# 12
template< class T> constexpr bool V4 = (sizeof(struct W4 *)); struct W4 { int a; }; 
# 13
constexpr bool V5 = (sizeof(struct W5 *)); struct W5 { int a; }; 
# 14
template< class T> bool V6(struct W6 *) { return true; } struct W6 { int a; }; 
# 15
typedef struct W7 *W7p; struct W7 { int q; }; 
# 16
template< class T> constexpr bool V8 = R< struct W8 *, T> ::sat(1, 0); struct W8 { int a; }; 

# 1 "classes_declared_by_their_mention.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0553d753_36_classes_declared_by_their_mention_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "classes_declared_by_their_mention.cudafe1.stub.c"
#include "classes_declared_by_their_mention.cudafe1.stub.c"
# 1 "classes_declared_by_their_mention.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
