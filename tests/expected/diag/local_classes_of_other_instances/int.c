# 1 "local_classes_of_other_instances.cu"
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
struct NL { NL(); ~NL(); int x; }; struct LT { int x; }; 
# 4
template< class O> int f(O o) { 
# 5
struct acc : public O { constexpr acc(O b) : O(b) { } }; 
# 6
acc a(o); return a.x; 
# 7
} 
# 8
template< class O> int f2(O o) { 
# 9
struct acc { constexpr int m(O b) const { return 1; } constexpr O r() const { return O(); } O q; static constexpr int s(O) { return 2; } }; 
# 10
return acc().m(o); 
# 11
} 
# 12
template< class O> struct C { int g(O o) { struct acc { constexpr acc(O) { } int v = 2; }; acc a(o); return a.v; } }; 
# 13
int a = f(LT()); 
# 14
int b = f(NL()); 
# 15
int c = f2(LT()); 
# 16
int d = f2(NL()); 
# 17
int e = C< NL> ().g(NL()); 
# 18
template< class O> int f3(O o) { struct un { constexpr un(O) { } }; return 2; } 
# 19
int g = f3(NL()); 
# 20
template< class O> struct D { constexpr D(O) { } constexpr int m(O) { return 1; } }; 
# 21
D< NL>  h{NL()}; int i = h.m(NL()); 
# 22
template< class O> int f4(O o) { auto l = [](O q) { return 1; } ; return l(o); } 
# 23
int j = f4(NL()); 

# 1 "local_classes_of_other_instances.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__99b211f3_35_local_classes_of_other_instances_cu_a
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "local_classes_of_other_instances.cudafe1.stub.c"
#include "local_classes_of_other_instances.cudafe1.stub.c"
# 1 "local_classes_of_other_instances.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
