# 1 "casts_to_decltype_references.cu"
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
struct Bs { virtual ~Bs(); }; 
# 5
template< class T> T &&fwd(T &); 
# 6
void n1(int d, int &c, int &&e, const int &f, int *p, const int k, Bs b) { 
# 7
static_cast< __decltype(d)>(d); (__decltype(d))d; reinterpret_cast< __decltype(d)>(d); const_cast< __decltype(d)>(d); dynamic_cast< __decltype(b)>(b); 
# 8
static_cast< int &>(c); static_cast< int &>(c); static_cast< int &&>(e); static_cast< int &>(e); static_cast< const int &>(f); 
# 9
static_cast< int &>(d); static_cast< int &>(d); static_cast< __decltype(k)>(k); static_cast< __decltype(p)>(p); static_cast< __decltype((d + 1))>(d); 
# 10
typedef __decltype(d) D; static_cast< D &&>(d); typedef __decltype(c) C; static_cast< int &>(c); static_cast< int &>(c); static_cast< int &>(c); static_cast< __decltype(d)>(d); 
# 11
} 
# 12
template< class T> void n2(T d, T &c, T *p) { 
# 13
typedef __decltype(d) D; static_cast< D &&>(d); using Q = __decltype(d) &&; static_cast< __decltype(d)>(d); (__decltype(d))d; 
# 14
reinterpret_cast< __decltype(d)>(d); const_cast< __decltype(d)>(d); dynamic_cast< __decltype(d)>(d); (const __decltype(d) &)d; (__decltype((*p)))d; (__typeof__(d))d; (T &)d; fwd< __decltype(d) &&> (d); 
# 15
sizeof(__decltype(d) &); 
# 16
} 

# 1 "casts_to_decltype_references.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__59a49c74_31_casts_to_decltype_references_cu_92901ab8
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "casts_to_decltype_references.cudafe1.stub.c"
#include "casts_to_decltype_references.cudafe1.stub.c"
# 1 "casts_to_decltype_references.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
