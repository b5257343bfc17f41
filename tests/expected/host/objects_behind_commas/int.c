# 1 "objects_behind_commas.cu"
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
struct A0 { int v; }; struct A1 { int v; constexpr A1() : v(1) { } int f() const; }; struct A2 { int v; A2() { } ~A2(); }; struct A3 { A3() = default;int v; A3(int); }; struct A4 { }; struct A5 { int a = 3; int f() const; }; 
# 5
template< class T> int use(const T &, int = 0); template< int N> struct I { int v; }; template< class ...A> int f(A ...a); 
# 6
int b1(int t) { int n = ((((((A0{}).v) + ((A1{}).v)) + (A2{}.v)) + (A3{}.v)) + ((A5{}).a)) + (A5{}).f(); use((t, (A0{}))); use((t, (A1{}))); use((t, (A2{}))); use((t, A3{})); use((t, (A4{}))); use((t, (A0{1}))); use((t, A0())); return ((A0{}).v) + n; } 
# 7
template< int ...Is> int g(int t) { return (f((((void)Is), (I< 0> {}))..., t) + f(I< Is> {}...)) + f((Is, (I< Is> {}.v))...); } 

# 1 "objects_behind_commas.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c20b9f37_24_objects_behind_commas_cu__Z2b1i
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "objects_behind_commas.cudafe1.stub.c"
#include "objects_behind_commas.cudafe1.stub.c"
# 1 "objects_behind_commas.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
