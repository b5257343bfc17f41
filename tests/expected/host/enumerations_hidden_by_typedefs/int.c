# 1 "enumerations_hidden_by_typedefs.cu"
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
namespace n { using mo = enum mo { a, b}; typedef struct S { int x; } S; using T = struct T { }; typedef enum E { e} E; template< class X> struct id { }; template< class X> struct ut { using type = __underlying_type(X); }; 
# 4
id< enum mo>  i1; id< S>  i2; id< T>  i3; id< enum E>  i4; id< enum E *>  i5; mo v1; enum mo v2; S v3; S v4; __underlying_type(mo) v5; id< __underlying_type(enum mo)>  v6; id< __underlying_type(enum mo)>  v7; void f(mo, S, T *); static_assert((!__is_same(mo, S)), "");static_assert((sizeof(id< enum mo> ) == (1)), "");int g = (sizeof(mo)); id< __underlying_type(enum mo)>  v8; template< class X> void h() { id< mo>  l; mo m; (void)((mo)1); (void)(static_cast< S *>(nullptr)); } template void h< int> ();auto w = ((mo)1); auto x = S(); S *p = new S; __decltype((S())) q; template<> struct id< int [3]>  { mo z; }; id< id< enum mo> >  y; }n::mo o1; n::id< enum n::mo>  o2; n::id< __underlying_type(enum n::mo)>  o3; 

# 1 "enumerations_hidden_by_typedefs.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__cfab69d3_34_enumerations_hidden_by_typedefs_cu__ZN1n1gE
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "enumerations_hidden_by_typedefs.cudafe1.stub.c"
#include "enumerations_hidden_by_typedefs.cudafe1.stub.c"
# 1 "enumerations_hidden_by_typedefs.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
