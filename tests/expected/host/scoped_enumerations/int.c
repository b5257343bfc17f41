# 1 "scoped_enumerations.cu"
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
template< class T> struct P { enum class X { }; enum class Y { }; enum class Z: int; }; enum class W { }; namespace N { enum class V { v}; }struct S { enum class U { u}; template< class T> void f() { enum class L { l}; } void g() { enum class L { l}; } }; template< class T> void h() { enum class L { l}; enum class M { l}; } 
# 5
template struct P< int> ;

# 1 "scoped_enumerations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4592f233_22_scoped_enumerations_cu_7535d5b4_27147
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "scoped_enumerations.cudafe1.stub.c"
#include "scoped_enumerations.cudafe1.stub.c"
# 1 "scoped_enumerations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
