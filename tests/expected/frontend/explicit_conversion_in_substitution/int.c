# 1 "explicit_conversion_in_substitution.cu"
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
template< class ...> using void_t = void; 
# 5
template< class T> T &&declval(); 
# 6
template< class F, class T, class  = void> struct castable { static constexpr inline bool v = false; }; 
# 7
template< class F, class T> struct castable< F, T, void_t< __decltype((static_cast< T>(declval< F> ())))> >  { static constexpr inline bool v = true; }; 
# 8
struct A { explicit operator int() const; }; 
# 9
struct B { }; struct C { explicit operator B() const; explicit operator B *(); }; 
# 10
struct D { template< class T> explicit operator T() const; }; 
# 11
struct E { template< class T> explicit operator T &(); }; 
# 12
static_assert(castable< A, int> ::v);
# 13
static_assert((!castable< A, long> ::v));
# 14
static_assert(castable< C, B> ::v);
# 15
static_assert(castable< C, B *> ::v);
# 16
static_assert((!castable< const C, B *> ::v));
# 17
static_assert(castable< C, const B *> ::v);
# 18
static_assert(castable< D, int> ::v);
# 19
static_assert(castable< E, int &> ::v);
# 20
static_assert(castable< D, B> ::v);
# 21
static_assert((!castable< B, int> ::v));
# 22
static_assert((!castable< C, int> ::v));

# 1 "explicit_conversion_in_substitution.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7ba308f3_38_explicit_conversion_in_substitution_cu_3d896a44_12000
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "explicit_conversion_in_substitution.cudafe1.stub.c"
#include "explicit_conversion_in_substitution.cudafe1.stub.c"
# 1 "explicit_conversion_in_substitution.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
