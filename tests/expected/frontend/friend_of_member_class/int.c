# 1 "friend_of_member_class.cu"
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
template< class T> struct holder { 
# 4
struct iterator { 
# 5
T *at; 
# 6
friend inline iterator operator+(const iterator &from, long n) { return iterator{(from.at) + n}; } 
# 7
friend inline bool operator==(const iterator &a, const iterator &b) { return (a.at) == (b.at); } 
# 8
}; 
# 9
iterator begin(); 
# 10
}; 
# 11
struct all : public holder< int>  { }; 
# 12
bool f() { all a; return ((((a.begin()) + (1L))) == (a.begin())); } 

# 1 "friend_of_member_class.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c85d4493_25_friend_of_member_class_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friend_of_member_class.cudafe1.stub.c"
#include "friend_of_member_class.cudafe1.stub.c"
# 1 "friend_of_member_class.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
