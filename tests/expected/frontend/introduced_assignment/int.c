# 1 "introduced_assignment.cu"
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
struct Base { unsigned long operator=(unsigned long) noexcept; }; 
# 5
struct Atomic : public Base { 
# 6
Atomic(); 
# 7
Atomic(unsigned long); 
# 8
Atomic &operator=(const Atomic &) = delete;
# 9
using Base::operator=;
# 10
}; 
# 11
void set() { Atomic a; (a = (0)); } 
# 12
template< class V> struct Value { V value; operator V() const { return value; } }; 
# 13
struct Day : public Value< unsigned short>  { operator unsigned short() const { return value; } }; 
# 14
int number(const Day &d) { int i; i = (d); int j = d; return (((d) - 1) + i) + j; } 

# 1 "introduced_assignment.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__92685923_24_introduced_assignment_cu__Z3setv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "introduced_assignment.cudafe1.stub.c"
#include "introduced_assignment.cudafe1.stub.c"
# 1 "introduced_assignment.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
