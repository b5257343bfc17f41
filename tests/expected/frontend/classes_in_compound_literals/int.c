# 1 "classes_in_compound_literals.cu"
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
int second_half(double x) { return ((((union { double whole; int half[2]; }){x})).half)[1]; } 
# 4
int offset() { return __builtin_offsetof(struct { char a; int b; }, b) + __builtin_offsetof(struct Named { int p, q; }, q); } 
# 5
int named() { return ((((struct Point { int x; }){3})).x) + sizeof ((struct Other { int y; }){4}); } 
# 6
void pass(int, ...); 
# 7
void uses(int n) { 
# 8
pass(1, (((const struct { int x; }){3})).x); 
# 9
for (int i = (((struct { int x; }){n})).x; i < 3; i++) { ; }  
# 10
if ((((struct { int x; }){n})).x) { return; }  
# 11
auto list = ((struct { int x; } [2]){{1}, {2}}); 
# 12
} 
# 13
template< class T> int in_template(T t) { return ((((union { T whole; int half[2]; }){t})).half)[1]; } 
# 14
template int in_template(double t);

# 1 "classes_in_compound_literals.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__29478f2d_31_classes_in_compound_literals_cu_31d8e3ac
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "classes_in_compound_literals.cudafe1.stub.c"
#include "classes_in_compound_literals.cudafe1.stub.c"
# 1 "classes_in_compound_literals.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
