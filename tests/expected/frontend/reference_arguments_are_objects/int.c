# 1 "reference_arguments_are_objects.cu"
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
constexpr int c1 = 5, c2 = 5; 
# 4
template< class A, class B> struct same { static constexpr inline bool v = false; }; template< class A> struct same< A, A>  { static constexpr inline bool v = true; }; 
# 5
template< const int &x> struct V { }; 
# 6
static_assert((!same< V< c1> , V< c2> > ::v), "V");
# 7
template< auto &x> struct U { }; 
# 8
static_assert((!same< U< c1> , U< c2> > ::v), "U");
# 9
int g1, g2; 
# 10
static_assert((!same< U< g1> , U< g2> > ::v), "U2");
# 11
template< const auto &x> struct W { }; 
# 12
static_assert((!same< W< g1> , W< g2> > ::v), "W2");
# 13
static_assert((!same< W< c1> , W< c2> > ::v), "W");
# 14
struct B { int v; constexpr B(int x) : v(x) { } }; constexpr B b1{3}, b2{3}; 
# 15
static_assert((!same< W< b1> , W< b2> > ::v), "Wb");

# 1 "reference_arguments_are_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0e3108bc_34_reference_arguments_are_objects_cu_d1043fa7_16928
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "reference_arguments_are_objects.cudafe1.stub.c"
#include "reference_arguments_are_objects.cudafe1.stub.c"
# 1 "reference_arguments_are_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
