# 1 "extension_marks.cu"
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
void fn2(...); int ex(int i, int *p) { int j = 1 + __extension__ i; j = __extension__ i; j += __extension__ (i + 2); if (__extension__ i) { return __extension__ i; }  while (__extension__ ({ i; })) { ; }  fn2(1 + __extension__ i, -__extension__ i, __extension__ i, *__extension__ p, (int)__extension__ i, p[__extension__ i], __extension__ p[1], (__extension__ i) ? 1 : 2, (i) ? __extension__ 1 : 2, sizeof __extension__ i); static const int k = __extension__ 3; int z[] = {__extension__ i}; int y(__extension__ i); return __extension__ i + 1; long l = __extension__ i; bool b = __extension__ i; fn2((long)__extension__ 3, __extension__ i); } 
# 5
__extension__ typedef long long ll; struct S { __extension__ int a; int b = __extension__ 3; }; template< class T> T t(T a) { return __extension__ a + __extension__ ({ a; }); } __extension__ int gg; extern int hh __attribute((aligned(__extension__ 4))); enum { e = __extension__ 4}; int arr[__extension__ 3]; 
# 7
void fail(const char *, const char *); void ff(int i) { (static_cast< bool>(i < 3)) ? (void)0 : fail("x", __extension__ __PRETTY_FUNCTION__); } 

# 1 "extension_marks.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b9742a4a_18_extension_marks_cu__Z2exiPi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "extension_marks.cudafe1.stub.c"
#include "extension_marks.cudafe1.stub.c"
# 1 "extension_marks.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
