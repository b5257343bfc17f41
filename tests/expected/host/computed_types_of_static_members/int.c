# 1 "computed_types_of_static_members.cu"
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
template< class ...T> struct tup { }; template< class T> struct ty { typedef T type; }; 
# 4
class P2 { public: template< class ...X> static tup< X...>  cat(X ...); static int g(int); static int v; int m; using type = __decltype((cat(1, (2.0)))); using t2 = __decltype((g(1))); using t3 = __decltype(v); using t4 = __decltype((v)); }; 
# 5
using u2 = ty< __decltype((P2::cat(1, (2.0))))> ; using u5 = ty< __decltype((P2::g(1)))> ; ty< __decltype((P2::g(1)))>  u6; ty< __decltype((P2::v))>  u7; 
# 6
class P3 { template< class ...X> static tup< X...>  cat(X ...); static short g(int); static char v; short m(); public: using type = __decltype((cat(1, (2.0), 3))); using t2 = __decltype((g(1))); using t3 = __decltype(v); using t4 = __decltype((v)); using t6 = __decltype((((P3 *)0)->m())); }; 
# 7
using w2 = ty< tup< int, double, int> > ; using w5 = ty< short> ; ty< char>  w6; ty< char &>  w7; ty< short>  w8; 

# 1 "computed_types_of_static_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0329cd67_35_computed_types_of_static_members_cu_8b30ec77_2122
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "computed_types_of_static_members.cudafe1.stub.c"
#include "computed_types_of_static_members.cudafe1.stub.c"
# 1 "computed_types_of_static_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
