# 1 "written_and_invented_parameters.cu"
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
template< class T> struct less { }; 
# 4
struct S { 
# 5
template< class Compare = less< int> , class ...Args> void 
# 6
operator()(auto first, auto last, Compare compare = Compare{}, Args &&...args) const { } 
# 7
template< class Compare = less< int> , class ...Args> static int 
# 8
f(auto first, auto last, Compare compare = Compare{}, Args &&...args) { return 1; } 
# 9
template< class ...Args> static int 
# 10
g(auto first, Args &&...args) { return 1; } 
# 11
}; 
# 12
template< class ...A> int h(int, auto x, A ...a) { return 1; } 
# 13
template< class ...A> int k(auto x) { return 1; } 
# 14
template< class ...A> int p(auto ...x) { return 1; } 
# 15
int x = 1; 
# 16
void g() { const S s{}; int *a = (nullptr); s(a, a); S::f(a, a); S::g(a, 1); S::g(a); h(1, a, 2, 3); k< int, char> (a); p< int, char> (a, a); k(1); S::f< less< char> > (a, a); S::f(a, a, less< char> {}, 1); } 

# 1 "written_and_invented_parameters.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e1ca81f2_34_written_and_invented_parameters_cu_x
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "written_and_invented_parameters.cudafe1.stub.c"
#include "written_and_invented_parameters.cudafe1.stub.c"
# 1 "written_and_invented_parameters.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
