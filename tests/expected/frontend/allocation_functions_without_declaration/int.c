# 1 "allocation_functions_without_declaration.cu"
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
typedef unsigned long size; 
# 4
void *operator new(size, void *p) { return p; } 
# 5
void operator delete(void *, void *) { } 
# 6
void *take(size n) { return operator new(n); } 
# 7
void *take_global(size n) { return ::operator new(n); } 
# 8
void give(void *p) { operator delete(p); } 
# 9
void give_sized(void *p) { ::operator delete(p, sizeof(int)); } 
# 10
void *take_many(size n) { return operator new[](n); } 
# 11
template< class T> T *room() { return static_cast< T *>(operator new(sizeof(T))); } 
# 12
int *number = room< int> (); 
# 13
void *(*taker)(size) = operator new; 

# 1 "allocation_functions_without_declaration.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__cc2ffd0e_43_allocation_functions_without_declaration_cu__ZnwmPv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "allocation_functions_without_declaration.cudafe1.stub.c"
#include "allocation_functions_without_declaration.cudafe1.stub.c"
# 1 "allocation_functions_without_declaration.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
