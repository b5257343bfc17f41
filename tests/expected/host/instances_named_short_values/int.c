# 1 "instances_named_short_values.cu"
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
template< class T> struct is_e { static const bool value = true; }; template< class T> struct is_f { static const bool value = false; }; 
# 5
template< class T, bool  = is_e< T> ::value> struct ui { using type = int; }; struct A1 { }; struct A2 { }; struct A3 { }; 
# 6
ui< A1, true>  g1; ui< A1, false>  g1b; using q1 = ui< A1, true> ::type; 
# 7
template< class T, bool  = is_f< T> ::value> struct uj { using type = int; }; template< class T> struct ut : public uj< T>  { }; uj< A1, true>  h1; uj< A1>  h2; using r1 = uj< A1> ::type; template<> struct uj< A2, true>  { using type = int; }; uj< A2, true>  h3; uj< A2>  h4; 
# 8
template< class T, bool  = is_f< T> ::value> struct uk { using type = int; }; template< class T> struct uu : public uk< T, false>  { }; using s1 = uk< A1, false> ::type; template< class T> struct uv : public uk< T, true>  { }; using s2 = uk< A1, true> ::type; using s3 = uk< A2, true> ::type; uk< A3, false>  s4; using s5 = uk< A3, false> ::type; 
# 9
template< class T, bool B = sizeof(T) == (1)> struct ul { using type = int; }; template< class T> struct uw : public ul< T>  { }; using t1 = ul< A1> ::type; using t2 = ul< int> ::type; template< class T> struct ux : public ul< T, sizeof(T) == (1)>  { }; ul< A3, true>  t4; ul< A3, false>  t5; 
# 10
template< class T, class U = typename is_e< T> ::type> struct um { }; template< class T, class U = __decltype((T()))> struct un { using type = int; }; template< class T> struct uy : public un< T>  { }; using v1 = un< A1> ::type; un< A2, A2>  v2; template< class T> struct e_t { using type = T; }; template< class T, class U = typename e_t< T> ::type> struct uo { using type = int; }; template< class T> struct uz : public uo< T>  { }; using w1 = uo< A1> ::type; uo< A2, A2>  w2; template< class T> struct uz2 : public uo< T, T>  { }; using w3 = uo< A3, A3> ::type; 

# 1 "instances_named_short_values.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ee0aec5a_31_instances_named_short_values_cu_58b68dab_21277
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "instances_named_short_values.cudafe1.stub.c"
#include "instances_named_short_values.cudafe1.stub.c"
# 1 "instances_named_short_values.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
