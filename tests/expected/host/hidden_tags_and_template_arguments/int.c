# 1 "hidden_tags_and_template_arguments.cu"
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
template< long N, long D = 1L> struct R { static const int n = 1; }; typedef R< 10L, 1L>  a; typedef R< 5L>  b; typedef R< 5L>  c; R< 7L>  d; R< 7L>  e; void f() { R< 8>  x; R< 8>  y; R< 9>  z; R< 9>  w; } template< class T, class U = int> struct S { }; S< char, int>  s1; S< long>  s2; template< bool B, bool C = false> struct V { }; V< true, false>  v1; V< false>  v2; 
# 5
enum dt { x1}; struct gc { int a; }; union un { int b; }; struct user { enum dt t; struct gc c; union un u; enum dt *p(); }; extern enum dt dt(int); struct gc gc(enum dt d, struct gc * p, const struct gc &); void un(); enum dt g1; struct gc g2[3]; namespace N { struct h { }; int h; struct h k; struct h fn(struct h); template< class T> struct tt { }; tt< struct h>  z; tt< struct gc>  z2; }N::tt< struct N::h>  zz; struct N::h zk; void fl() { struct gc loc; struct gc *lp = ((struct gc *)0); sizeof(struct gc); struct lo { }; int lo; struct lo l2; } struct der : public gc { struct gc m; }; 
# 6
void fn2(...); 
# 7
int ex(int i) { __extension__ __PRETTY_FUNCTION__; fn2(__extension__ __PRETTY_FUNCTION__, __extension__ 1, __extension__ i, __extension__ i + 1, __extension__ ({ 1; })); int j = __extension__ i; return __extension__ i + 1; } 

# 1 "hidden_tags_and_template_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e11e1f4f_37_hidden_tags_and_template_arguments_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "hidden_tags_and_template_arguments.cudafe1.stub.c"
#include "hidden_tags_and_template_arguments.cudafe1.stub.c"
# 1 "hidden_tags_and_template_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
