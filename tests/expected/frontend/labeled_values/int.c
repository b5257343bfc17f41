# 1 "labeled_values.cu"
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
int f(int x) { int a = ({ label:; 3; }); bool b = ({ l2:; l3:; x > 1; }); int c = ({ { 1; } 4; }); 
# 5
if (({ l6:; false; })) { return 1; }  
# 6
auto d = ({ struct S { int a; } s = {1}; l7:; s; }); 
# 7
return d.a; } 
# 8
template< class T> T g(T x) { T a = ({ l1:; x; }); auto l = ({ l8:; [=]{ return x; } ; }); return ({ l9:; l(); }); } 
# 9
template int g< int> (int x);
# 10
constexpr int h(int x) { return ({ int y = x; y + 1; }); } 
# 11
static_assert((h(1) == 2), "");

# 1 "labeled_values.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2a9d196a_17_labeled_values_cu__Z1fi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "labeled_values.cudafe1.stub.c"
#include "labeled_values.cudafe1.stub.c"
# 1 "labeled_values.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
