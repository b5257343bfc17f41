# 1 "members_of_bases_of_results.cu"
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
struct B { int s; int f() const { return s; } }; 
# 5
struct D : public B { static D mk(int x); D me(); int t; D operator+(const D &); }; 
# 6
D g(); 
# 7
D &r(); 
# 8
void h(D d, D *p) { 
# 9
int a = (g()).s; 
# 10
a = ((g()).s); 
# 11
a = (g().t); 
# 12
a = ((D::mk(1)).s); 
# 13
a = ((d.me()).s); 
# 14
a = (r().s); 
# 15
a = (D().s); 
# 16
a = ((D{}).s); 
# 17
a = (((d + d)).s); 
# 18
a = (g()).f(); 
# 19
a = (d.s); 
# 20
a = (p->s); 
# 21
a = ((*p).s); 
# 22
const B &q = g(); 
# 23
B w = g(); 
# 24
B &ww = r(); 
# 25
} 
# 26
template< class T> struct TB { T s; }; 
# 27
struct TD : public TB< int>  { static TD mk(int x); void k() { (s) = ((mk(1)).s); int z = (mk(2)).s; } }; 
# 28
int anchor = 1; 

# 1 "members_of_bases_of_results.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__57af3e1e_30_members_of_bases_of_results_cu_eb7e64c8
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_of_bases_of_results.cudafe1.stub.c"
#include "members_of_bases_of_results.cudafe1.stub.c"
# 1 "members_of_bases_of_results.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
