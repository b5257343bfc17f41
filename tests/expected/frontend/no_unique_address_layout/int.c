# 1 "no_unique_address_layout.cu"
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
struct E { }; struct F { }; 
# 5
struct A { [[__no_unique_address__]] E e; [[no_unique_address]] F f; int x; }; 
# 6
static_assert((sizeof(A) == (4)));
# 7
struct B { [[no_unique_address]] E e; [[no_unique_address]] E f; int x; }; 
# 8
static_assert((sizeof(B) == (8)));
# 9
struct C { [[no_unique_address]] E e; }; 
# 10
static_assert((__is_empty(C) && (sizeof(C) == (1))));
# 11
struct D { [[no_unique_address]] E e; [[no_unique_address]] E f; }; 
# 12
static_assert((sizeof(D) == (2)));
# 13
[[__nodiscard__]] int g(); 
# 14
void h() { g(); } 

# 1 "no_unique_address_layout.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d6d68818_27_no_unique_address_layout_cu__Z1hv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "no_unique_address_layout.cudafe1.stub.c"
#include "no_unique_address_layout.cudafe1.stub.c"
# 1 "no_unique_address_layout.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
