# 1 "alias_value_parameters.cu"
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
template< class T, T v> struct ic { static const T value = (v); }; template< class T> struct iv { static const bool value = false; }; 
# 4
template< bool A, bool B, class R, class F, class ...As> struct imp { static const bool value = A; }; template< class R, class F, class ...As> struct inv { static const bool value = true; }; 
# 5
template< class R, class Fp, class ...Ps> using nir = imp< inv< R, Fp, Ps...> ::value, iv< R> ::value, R, Fp, Ps...> ; 
# 6
template< class Fp, class ...Ps> using ni = imp< inv< void, Fp, Ps...> ::value, true, void, Fp, Ps...> ; 
# 7
template< class Fp, class ...Ps> struct other : public ic< bool, inv< void, Fp, Ps...> ::value>  { }; 
# 8
template< class R, class Fn, class ...Args> struct isn : public ic< bool, imp< inv< R, Fn, Args...> ::value, iv< R> ::value, R, Fn, Args...> ::value>  { }; 
# 9
template< class Fn, class ...Args> struct isv : public ic< bool, imp< inv< void, Fn, Args...> ::value, true, void, Fn, Args...> ::value>  { }; 
# 10
template< class R, class Fn, class ...Args> constexpr bool isnv = (nir< R, Fn, Args...> ::value); 
# 11
template< class G, class ...Bs> void f(ic< bool, imp< inv< void, G, Bs...> ::value, true, void, G, Bs...> ::value> ); 
# 12
template< template< class O, O ...>  class TT, class I> struct tp { typedef TT< I, 1, 2>  type; }; template< class X> struct y { template< class Z> using q = ic< bool, imp< inv< void, Z, X> ::value, true, void, Z, X> ::value> ; }; 

# 1 "alias_value_parameters.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1121d4ca_25_alias_value_parameters_cu_0bb0f4e4_6365
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "alias_value_parameters.cudafe1.stub.c"
#include "alias_value_parameters.cudafe1.stub.c"
# 1 "alias_value_parameters.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
