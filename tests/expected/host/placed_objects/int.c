# 1 "placed_objects.cu"
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
struct L { int l; int get() const; static constexpr L cur(int x = 1) { return {x}; } static L dyn(); }; 
# 5
struct W { int l; W(int); constexpr W(int, int) : l(1) { } int get() const; }; 
# 6
int objects(int n, L q) { int a = ((L::cur()).l); a = (L::dyn().l); a = (W{1}.l); a = ((W(1, 2)).l); a = (W(n, 2).l); a = (L{n}).get(); a = ((((n) ? L{1} : L{2})).l); return (W(1, 2)).l; } 
# 7
static_assert(((W(1, 2).l) == 1), "");
# 8
int members(L a, L *b, int (L::*pf)(void) const) { return (((a).*pf)()) + (((b)->*pf)()); } 
# 9
int atomics(int *p) { return (__sync_fetch_and_add(p, 1)) + (__atomic_load_n(p, 0)); } 

# 1 "placed_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__8678967b_17_placed_objects_cu_39c6aff5
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "placed_objects.cudafe1.stub.c"
#include "placed_objects.cudafe1.stub.c"
# 1 "placed_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
