# 1 "constructions_and_calls_in_parentheses.cu"
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
struct Box { int operator()() { return 0; } int operator[](int); void operator++(int); void operator--(int); }; 
# 4
int called() { return Box()(); } 
# 5
void changed() { Box()++; Box()--; } 
# 6
void subscripted() { Box()[1]; } 
# 7
template< class T, class A, class B> struct Made { enum { size = sizeof(((T(A(), B())), 1))}; }; 
# 8
void counted() { int a = 0; (int)(++a); (int)(--a); } 
# 9
template< class T> void all() { T()(); T()++; T()[0]; } 
# 10
void use() { all< Box> (); } 
# 11
bool holds(); 
# 12
void loop() { for (; (bool)holds();) { }  while ((bool)holds()) { }  } 

# 1 "constructions_and_calls_in_parentheses.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__aaa9ffa1_41_constructions_and_calls_in_parentheses_cu_ad640fb0
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constructions_and_calls_in_parentheses.cudafe1.stub.c"
#include "constructions_and_calls_in_parentheses.cudafe1.stub.c"
# 1 "constructions_and_calls_in_parentheses.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
