# 1 "members_with_template_parameters.cu"
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
template< template< class >  class R> class first { using word = int; template< class O> bool dump(O & o); bool load(); }; 
# 4
template< template< class >  class Q> template< class O> bool first< Q> ::dump(O &o) { word x = 1; return x; } 
# 5
template< template< class >  class Q> bool first< Q> ::load() { word x = 1; return x; } 
# 6
template< unsigned N, template< class >  class R, class S> class second { using word = R< S> ; bool load(); }; 
# 7
template< unsigned N, template< class >  class R, class S> bool second< N, R, S> ::load() { return sizeof(word) == (N); } 

# 1 "members_with_template_parameters.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__332dd8e2_35_members_with_template_parameters_cu_8d27abe5_25077
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_with_template_parameters.cudafe1.stub.c"
#include "members_with_template_parameters.cudafe1.stub.c"
# 1 "members_with_template_parameters.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
