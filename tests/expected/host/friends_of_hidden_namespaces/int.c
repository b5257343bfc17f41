# 1 "friends_of_hidden_namespaces.cu"
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
namespace here { int bob(); int *pb(); enum class Q { }; Q bill(); class XX { }; XX fr(); template< class T> T tt(T); struct S { int m(); }; }int glob(); struct W { int wm(); }; 
# 4
template< class T> class Z { friend typename T::frob here::bob(); friend here::Q here::bill(); friend int *here::pb(); friend here::XX here::fr(); friend int here::bob(); friend int here::bob(); 
# 5
friend int glob(); friend int glob(); friend int here::S::m(); friend int here::S::m(); friend int W::wm(); friend void here::bob(T); friend T *here::bob(T *); }; 
# 6
class Z2 { friend here::Q (::here::bill)(); friend int *(::here::pb)(); friend int *(::here::pb)(); friend here::XX (::here::fr)(); friend int glob(); friend int glob(); friend int (::here::S::m)(); }; 
# 7
namespace nm { namespace here { }class Z2 { friend ::here::Q (::here::bill)(); friend int *(::here::pb)(); friend int *(::here::pb)(); friend int (::glob)(); friend int (::glob)(); friend int (::here::S::m)(); }; 
# 8
template< class T> class Z3 { friend ::here::Q (::here::bill)(); friend int *(::here::pb)(); friend int *(::here::pb)(); friend int glob(); friend int glob(); friend int ::here::S::m(); friend int W::wm(); }; }
# 9
int here::bob() { return 1; } 

# 1 "friends_of_hidden_namespaces.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7c5ef237_31_friends_of_hidden_namespaces_cu_4c4db837
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friends_of_hidden_namespaces.cudafe1.stub.c"
#include "friends_of_hidden_namespaces.cudafe1.stub.c"
# 1 "friends_of_hidden_namespaces.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
