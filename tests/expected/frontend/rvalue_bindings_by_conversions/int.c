# 1 "rvalue_bindings_by_conversions.cu"
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
struct A { A(int); }; struct B { B(int); }; 
# 4
struct ToBoth { operator A(); operator B(); }; 
# 5
struct ToLvalue { operator A &(); operator B &&(); }; 
# 6
struct ByTwo { operator A(); operator const A &() const; }; 
# 7
struct ToNumbers { operator int &(); operator int &&(); operator long(); }; 
# 8
int two(const A &); char two(B &&); 
# 9
int same(const A &); char same(A &&); 
# 10
int number(const int &); char number(long &&); 
# 11
static_assert(((sizeof two(1) == (1)) && (sizeof two(ToBoth()) == (1)) && (sizeof two(ToLvalue()) == (1))), "");
# 12
static_assert(((sizeof same(ByTwo()) == (1)) && (sizeof same(1) == (1))), "");
# 13
static_assert((sizeof number(ToNumbers()) == (1)), "");
# 14
void assigned(A a, ByTwo b) { a = (b); a = (1); } 

# 1 "rvalue_bindings_by_conversions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__31684630_33_rvalue_bindings_by_conversions_cu_74b30238
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "rvalue_bindings_by_conversions.cudafe1.stub.c"
#include "rvalue_bindings_by_conversions.cudafe1.stub.c"
# 1 "rvalue_bindings_by_conversions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
