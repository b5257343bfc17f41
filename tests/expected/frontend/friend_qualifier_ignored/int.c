# 1 "friend_qualifier_ignored.cu"
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
int global(); 
# 4
namespace m { int far(); }
# 5
namespace n { 
# 6
int near(int); 
# 7
template< class T> int made(T); 
# 8
struct k { int member(); }; 
# 9
inline namespace j { int inner(); }
# 10
class c { 
# 11
friend int n::near(int); 
# 12
friend int n::near(int); 
# 13
friend int n::inner(); 
# 14
friend int n::j::inner(); 
# 15
friend int (::global)(); 
# 16
friend int m::far(); 
# 17
friend int k::member(); 
# 18
friend int n::made< int> (int); 
# 19
class nested { friend int n::near(int); }; 
# 20
}; 
# 21
template< class T> class t { friend int near(int); }; 
# 22
}
# 23
class g { friend int global(); friend int n::near(int); }; 

# 1 "friend_qualifier_ignored.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6379bcea_27_friend_qualifier_ignored_cu_005ad214_28088
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friend_qualifier_ignored.cudafe1.stub.c"
#include "friend_qualifier_ignored.cudafe1.stub.c"
# 1 "friend_qualifier_ignored.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
