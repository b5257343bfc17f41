# 1 "lines_of_instantiations.cu"
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
template< class T> struct P2 { T t; void f(); }; template< class T> void P2< T> ::f() { } template< class T> T fn(T t) { return t; } template< class T> T va; 
# 4
extern template struct P2< int> ;
# 5
extern template struct P2< char> ;
# 7
extern template struct P2< long> ;
# 9
template struct P2< short> ;
# 11
template struct P2< double> ;

# 1 "lines_of_instantiations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__86a76a3b_26_lines_of_instantiations_cu_7955935e_6896
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "lines_of_instantiations.cudafe1.stub.c"
#include "lines_of_instantiations.cudafe1.stub.c"
# 1 "lines_of_instantiations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
