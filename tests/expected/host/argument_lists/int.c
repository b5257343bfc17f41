# 1 "argument_lists.cu"
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
typedef __builtin_va_list va; struct VA { va m; void f(va a, int n, ...) { va b; __builtin_va_copy((b),a); __builtin_va_copy(a,(b)); __builtin_va_copy((m),a); __builtin_va_copy(a,(m)); __builtin_va_start((b),n); int k = (__builtin_va_arg((b),int)) + (__builtin_va_arg(a,int)); __builtin_va_end(b); __builtin_va_end(a); va &r = b; va *p = &b; __builtin_va_copy((r),(*p)); } }; void vf(const char *f, va a) { va b; __builtin_va_copy((b),a); __builtin_va_copy(a,(b)); __builtin_va_end(a); } template< class T> void vt2(T t, va a, ...) { va b; __builtin_va_copy((b),a); __builtin_va_copy(a,(b)); __builtin_va_end(b); } 
# 5
enum isf { isf_none, isf_valid, isf_current}; template< class T> struct arr { T *m; inline int val(const T * i) const; int v2() { return (isf_valid) | (isf_current); } }; template< class T> inline int arr< T> ::val(const T *i) const { if (i >= (m)) { if (i < (m)) { return (((isf_valid) | (isf_current)) | 4); }  return ((isf_valid) | (isf_current)); return isf_valid; return isf_valid; return (isf_valid) | (isf_current); return ((isf_valid) + 1); return (i == (m)); return (1 | 2); return ((isf_valid) | (isf_current)); }  return isf_none; } inline int vv(int i) { if (i) { return ((isf_valid) | (isf_current)); }  return ((isf_valid) | 4); } 

# 1 "argument_lists.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__46cb9874_17_argument_lists_cu_4ba2e928
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "argument_lists.cudafe1.stub.c"
#include "argument_lists.cudafe1.stub.c"
# 1 "argument_lists.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
