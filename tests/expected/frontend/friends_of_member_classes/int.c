# 1 "friends_of_member_classes.cu"
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
template< class P> class set { 
# 4
class It { friend inline bool operator==(const It &a, const It &b) { return (a.c) == (b.c); } friend inline bool operator!=(const It &a, const It &b) { return !(a == b); } int *c; }; 
# 6
public: using iterator = It; 
# 7
iterator find(int); iterator end(); 
# 8
friend inline bool operator==(const set< P>  &, const set< P>  &) { return true; } 
# 9
}; 
# 10
bool same(set< int>  s, set< char>  t) { return ((s.find(1)) == (s.end())) && ((t.find(2)) != (t.end())); } 

# 1 "friends_of_member_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e4d32d77_28_friends_of_member_classes_cu_1c73b5fc
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friends_of_member_classes.cudafe1.stub.c"
#include "friends_of_member_classes.cudafe1.stub.c"
# 1 "friends_of_member_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
