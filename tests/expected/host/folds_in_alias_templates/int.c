# 1 "folds_in_alias_templates.cu"
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
template< bool B> struct bc { static constexpr inline bool value = B; }; 
# 5
template< class ...T> using any_of = bc< (T::value || ... )> ; 
# 6
template< class ...T> using all_of = bc< (T::value && ... && true)> ; 
# 7
template< class T> struct negation : public bc< !T::value>  { }; 
# 8
template< class ...Ts> using none_of = negation< any_of< Ts...> > ; 
# 9
template< bool B, class T> struct ei { using type = T; }; 
# 10
template< bool B, class T = void> using enable_if_t = typename ei< B, T> ::type; 
# 11
template< class A, class B> struct is_same : public bc< false>  { }; 
# 12
template< class T> using isp = bc< T::value> ; 
# 13
template< class T, class ...A> enable_if_t< negation< any_of< is_same< T, A> ...> > ::value, T>  g(T, A ...); 
# 14
template< class T> enable_if_t< !is_same< T, void> ::value, T>  h(T); 
# 15
template< class T, class U> using two = enable_if_t< negation< any_of< T, U> > ::value, T> ; 
# 16
template< class T> two< T, bc< true> >  k(T); 
# 17
template< class T> enable_if_t< bc< is_same< T, int> ::value && bc< T::value> ::value && true> ::value, T>  m(T); template< class T> bc< bc< T::value && bc< true> ::value && true> ::value>  m2(T); 

# 1 "folds_in_alias_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a76bb789_27_folds_in_alias_templates_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "folds_in_alias_templates.cudafe1.stub.c"
#include "folds_in_alias_templates.cudafe1.stub.c"
# 1 "folds_in_alias_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
