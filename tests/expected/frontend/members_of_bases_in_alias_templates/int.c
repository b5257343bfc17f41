# 1 "members_of_bases_in_alias_templates.cu"
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
template< bool B, class T = void> struct eif { typedef T type; }; template< class T> struct eif< false, T>  { }; template< bool B, class T = void> using eif_t = typename eif< B, T> ::type; template< class ...> struct mv { typedef void type; }; template< class ...T> using void_t = typename mv< T...> ::type; 
# 4
template< bool > struct KeyArg { template< class K, class kt> using type = K; }; template<> struct KeyArg< false>  { template< class K, class kt> using type = kt; }; 
# 5
template< bool V> struct bc { static constexpr inline bool value = V; }; template< class T, class  = void> struct IsT : public bc< false>  { }; template< class T> struct IsT< T, void_t< typename T::is_transparent> >  : public bc< true>  { }; 
# 6
template< class P, class H, class E> struct S { using hasher = H; using key_equal = E; }; 
# 7
template< class P, class ...Ps> struct M : public S< P, Ps...>  { using Hash = typename M< P, Ps...> ::S::hasher; using Eq = typename M< P, Ps...> ::S::key_equal; template< class K> using key_arg = typename KeyArg< IsT< Eq> ::value && IsT< Hash> ::value> ::template type< K, typename P::key_type> ; 
# 8
template< class K = typename P::key_type, class ...A> int te(key_arg< K>  && k, A && ...a); template< class K = typename P::key_type, class ...A> int te(const key_arg< K>  & k, A && ...a); }; 
# 9
struct P0 { using key_type = int; }; struct Tr { typedef int is_transparent; }; 
# 10
template< class K, class H, class E> struct F : public M< P0, H, E>  { using Base = typename F< K, H, E> ::M; using F< K, H, E> ::M::te;}; 
# 11
void f() { F< int, int, int>  m; m.te(1, 2); int k; m.te(k, 2); F< int, Tr, Tr>  t; t.te(1, 2); t.te(k, 2); M< P0, int, int>  b; b.te(1, 2); } 

# 1 "members_of_bases_in_alias_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7bf5d8c6_38_members_of_bases_in_alias_templates_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_of_bases_in_alias_templates.cudafe1.stub.c"
#include "members_of_bases_in_alias_templates.cudafe1.stub.c"
# 1 "members_of_bases_in_alias_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
