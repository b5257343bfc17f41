# 1 "class_deduction_statements.cu"
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
template< class S> struct d { S s; explicit d(S x) : s(x) { } ~d(); }; 
# 4
namespace n { template< class S> struct e { S s; explicit e(S x) : s(x) { } ~e(); }; }
# 5
struct m { template< class S> struct e { S s; explicit e(S x) : s(x) { } ~e(); }; }; 
# 6
template< class L> struct guard { explicit guard(L & x); ~guard(); }; 
# 7
struct lock { } the_lock; 
# 8
int gy; 
# 9
void host(int y, int *p) { 
# 10
d(y); 
# 11
n::e(y); 
# 12
m::e(y); 
# 13
(d(y)), (d(y)); 
# 14
d(*p); 
# 15
n::e(*p); 
# 16
n::e(p[0]); 
# 17
d z(y); 
# 18
n::e z1(y), z2(y); 
# 19
guard(the_lock); 
# 20
{ guard g(the_lock); } 
# 21
for (d(y); y;) { break; }  
# 22
if (y) { d(y); }  
# 23
} 
# 24
struct w { n::e< int>  m; w(int y) : m(y) { n::e(y); } }; 
# 25
n::e< int>  w1(gy); d< int>  w2(gy); n::e w3(gy); d w4(gy); n::e w5(w4); 
# 26
int f(d< int> ); int fr = f(d(gy)); 

# 1 "class_deduction_statements.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__fdde89f9_29_class_deduction_statements_cu_9f694502
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "class_deduction_statements.cudafe1.stub.c"
#include "class_deduction_statements.cudafe1.stub.c"
# 1 "class_deduction_statements.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
