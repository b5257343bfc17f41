# 1 "deleted_conversions_in_substitutions.cu"
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
# 2
struct EL { constexpr explicit EL(int &x) { } EL(const int &) = delete;}; struct IL { IL(int & x); IL(const int &) = delete;}; 
# 3
template< class T> T &&dv(); void eat(EL); void eati(IL); template< class T> void eatt(T); 
# 4
template< class F, class T, class  = void> struct conv { static constexpr inline bool v = false; }; template< class F, class T> struct conv< F, T, __decltype((eatt< T> (dv< F> ())))>  { static constexpr inline bool v = true; }; 
# 5
static_assert((!conv< int &, EL> ::v), "1");static_assert((!conv< const int &, EL> ::v), "2");static_assert(conv< int &, IL> ::v, "3");static_assert((!conv< int, IL> ::v), "4");static_assert((!__is_convertible_to(int &, EL)), "5");static_assert(__is_convertible_to(int &, IL), "6");static_assert((!__is_convertible_to(int, IL)), "7");
# 6
struct EX { explicit EX(int); EX(double) = delete;}; static_assert((!__is_convertible_to(int, EX)), "8");static_assert((!conv< int, EX> ::v), "9");static_assert((!conv< double, EX> ::v), "9");static_assert((!__is_convertible_to(double, EX)), "8");

# 1 "deleted_conversions_in_substitutions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e2961717_39_deleted_conversions_in_substitutions_cu_e7457697_20521
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "deleted_conversions_in_substitutions.cudafe1.stub.c"
#include "deleted_conversions_in_substitutions.cudafe1.stub.c"
# 1 "deleted_conversions_in_substitutions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
