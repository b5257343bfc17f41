# 1 "arrays_in_class_values.cu"
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
template< class C, unsigned long N> struct fs { constexpr fs(const C (&s)[N]) { for (unsigned long i = (0); i < N; ++i) { ((data)[i]) = (s[i]); }  } C data[N] = {}; }; 
# 5
template< class C, fs< C, 4>  S> struct na0 { }; 
# 6
template< fs< char, 4>  S> struct na { int v; constexpr na(int x) : v(x) { } }; 
# 7
template< class C, unsigned long N, fs< C, N>  S> struct nb { int v; }; 
# 8
template< class C, unsigned long N> fs(const C (& s)[N])->fs< C, N> ; 
# 9
template< fs S> struct ua { template< class T> constexpr auto operator=(T t) const { return nb< char, sizeof((S.data)), S> {t}; } }; 
# 10
template< fs S> constexpr auto operator ""_a() { return ua< S> (); } 
# 11
template< class A, class S> constexpr auto compile(S s) { return 1; } 
# 12
template< class A, class S> constexpr auto compile2(S s) { return A{}; } 
# 13
void f() { auto x = compile< nb< char, 4UL, fs< char, 4> {{'a', 'r', 'g', '\000'}}> > (3); auto y = compile2< nb< char, 4UL, fs< char, 4> {{'a', 'r', 'g', '\000'}}> > (3); __decltype(((("arg"_a) = (42)))) z{}; na< "abc">  w(3); } 

# 1 "arrays_in_class_values.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4f3dd5ea_25_arrays_in_class_values_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "arrays_in_class_values.cudafe1.stub.c"
#include "arrays_in_class_values.cudafe1.stub.c"
# 1 "arrays_in_class_values.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
