# 1 "surrogates_in_strings.cu"
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
# 2
const char *s = ("\355\240\200"); char32_t c = U'\xdfff'; const char *t = ("\355\240\264\355\264\236"); const char *u = ("\355\240\200"); const char16_t *x = (u"\xd834"); const char16_t *y = (u"\xe9"); 

# 1 "surrogates_in_strings.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__49bfef2a_24_surrogates_in_strings_cu_s
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "surrogates_in_strings.cudafe1.stub.c"
#include "surrogates_in_strings.cudafe1.stub.c"
# 1 "surrogates_in_strings.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
