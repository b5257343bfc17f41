# 1 "expanded_values.cu"
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
template< int ...V> struct sq { }; template< bool ...V> struct bq { }; template< auto ...V> struct aq { }; template< class T, T ...V> struct tq { }; template< class T> constexpr T ex(T a) { return a; } struct lit { int v; constexpr lit(int i) : v(i) { } constexpr operator int() const { return v; } }; template< int I> struct C { static constexpr inline int value = I; constexpr operator int() const { return I; } }; 
# 5
template< class S, int ...Is> struct s2 { static constexpr inline int o[] = {Is...}; struct kv { int key; }; static constexpr inline kv p[] = {{Is}...}; 
# 6
using t1 = sq< (ex(Is))...> ; using t2 = sq< ((p[Is]).key)...> ; using t3 = sq< (o[Is])...> ; using t4 = sq< (lit{Is}.v)...> ; using t5 = sq< (C< Is> ::value)...> ; using t6 = sq< C< Is> {}...> ; using t11 = sq< (sizeof(S [Is]))...> ; using t14 = sq< (((void)Is), 0)...> ; using t15 = sq< (-Is)...> ; using t18 = bq< (Is > 0)...> ; using t19 = bq< (Is)...> ; using t22 = aq< Is...> ; using t23 = tq< int, Is...> ; using t24 = tq< S, (Is)...> ; using t25 = tq< S, (o[Is])...> ; using t28 = sq< (noexcept(ex(Is)))...> ; using t30 = sq< ((lit)(Is))...> ; }; 
# 7
template< class ...Ts> struct s3 { using a = sq< (Ts::value)...> ; using b = sq< (sizeof(Ts))...> ; using d = sq< (Ts::f())...> ; using e = bq< (Ts::template g< int> ())...> ; using f = sq< (ex(Ts{}))...> ; using j = sq< (__alignof__(Ts))...> ; }; 

# 1 "expanded_values.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__35484e41_18_expanded_values_cu_a1caf093_987
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "expanded_values.cudafe1.stub.c"
#include "expanded_values.cudafe1.stub.c"
# 1 "expanded_values.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
