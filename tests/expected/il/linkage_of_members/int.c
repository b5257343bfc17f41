# 1 "linkage_of_members.cu"
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
extern "C" {
# 5
struct Counter { 
# 6
int value; 
# 7
Counter(int); 
# 8
void step(); 
# 9
int twice() { return value; } 
# 10
}; 
# 11
struct Base { 
# 12
virtual int id() { return 1; } 
# 13
static int count(); 
# 14
}; 
# 15
extern "C++" {struct Inner { void go(); }; }
# 16
}
# 17
extern "C" { struct Alone { int z; }; }
# 18
extern "C" { typedef void (*callback)(int); }
# 19
void Counter::step() { } 

# 1 "linkage_of_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5858972a_21_linkage_of_members_cu_38b19361
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "linkage_of_members.cudafe1.stub.c"
#include "linkage_of_members.cudafe1.stub.c"
# 1 "linkage_of_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
