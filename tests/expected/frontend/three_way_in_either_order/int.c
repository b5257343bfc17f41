# 1 "three_way_in_either_order.cu"
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
namespace std { struct strong_ordering { signed char v; friend constexpr strong_ordering operator<=>(int, strong_ordering a) { return a; } friend constexpr bool operator<(strong_ordering a, int) { return (a.v) < 0; } friend constexpr bool operator<(int, strong_ordering a) { return (a.v) > 0; } }; }
# 4
struct C { operator int() const; }; 
# 5
struct D { int v; D(int); std::strong_ordering operator<=>(const D &) const; }; 
# 6
template< class A, class B> concept ordered = requires (const A & a, const B & b) {a <=> b; b <=> a; }; 
# 7
static_assert(ordered< D, int> );
# 8
auto x = (((D)(1)) <=> (2)); 
# 9
auto y = ((2) <=> ((D)(1))); 
# 10
auto z = ((2) < ((D)(1))); 

# 1 "three_way_in_either_order.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b7ffc5c5_28_three_way_in_either_order_cu_001d1220_1878
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "three_way_in_either_order.cudafe1.stub.c"
#include "three_way_in_either_order.cudafe1.stub.c"
# 1 "three_way_in_either_order.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
