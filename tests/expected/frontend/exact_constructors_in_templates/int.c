# 1 "exact_constructors_in_templates.cu"
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
template< bool B, class T = void> struct enable_if { }; template< class T> struct enable_if< true, T>  { using type = T; }; 
# 4
template< class T> T &&declval(); 
# 5
template< class T, class E = void> struct fm { fm() = delete;}; 
# 6
template< class T, class  = int> struct um { static constexpr inline bool value = false; }; 
# 7
template< class T> struct um< T, __decltype((fm< T> ::format_as(declval< const T &> ())))>  { static constexpr inline bool value = true; }; 
# 8
template< class C> struct val { 
# 9
val() { } 
# 10
val(long x) : val((long long)x) { } 
# 11
val(long long) { } 
# 12
val(const char *) { } 
# 13
template< class T, typename enable_if< um< T> ::value, int> ::type  = 0> val(const T &) { } 
# 14
void m() { val v(1LL); val w = 2LL; val q{3LL}; (void)v; (void)w; (void)q; } 
# 15
}; 
# 16
template< class T> struct fm< T, typename enable_if< (sizeof(T) > (0))> ::type>  { int x; }; 
# 17
fm< long long>  a; 

# 1 "exact_constructors_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4655cf49_34_exact_constructors_in_templates_cu_7032d2a4_31720
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "exact_constructors_in_templates.cudafe1.stub.c"
#include "exact_constructors_in_templates.cudafe1.stub.c"
# 1 "exact_constructors_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
