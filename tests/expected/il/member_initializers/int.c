# 1 "member_initializers.cu"
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
struct Base { Base() { } Base(int) { } Base(int, int) { } int j; }; 
# 5
struct Plain : public Base { Plain() : Base() { } }; struct Braced : public Base { Braced() : Base{} { } Braced(int) : Base{1} { } }; 
# 6
struct Member { Base part; Member() : part() { } Member(int) : part(1) { } Member(char) : part{1, 2} { } }; 
# 7
struct Numbers { int j, k; }; struct Derived : public Numbers { Derived() : Numbers{} { } Derived(int) : Numbers{1} { } }; 
# 8
struct Single { Single(int); int j; Single() : Single(1) { } }; 
# 9
struct Virtual : virtual public Single { Virtual() : Single(1) { } }; struct Last : public Virtual { Last() : Single(1), Virtual() { } }; 
# 10
struct Scalars { int i; int list[2]; Scalars() : i{0}, list{} { } Scalars(int) : i{1}, list{1, 2} { } }; 

# 1 "member_initializers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b48171a9_22_member_initializers_cu_28347fbf_28136
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_initializers.cudafe1.stub.c"
#include "member_initializers.cudafe1.stub.c"
# 1 "member_initializers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
