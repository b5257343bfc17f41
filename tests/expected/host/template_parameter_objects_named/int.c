# 1 "template_parameter_objects_named.cu"
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
struct S { int v; constexpr int get() const { return v; } }; 
# 4
template< auto V> struct W { static constexpr inline decltype(auto) value = (V); static constexpr auto addr() { return &V; } }; 
# 5
template< S V> struct X { static const S &r() { return V; } static const S *p() { return &V; } static int i() { return V.v; } static int g() { return V.get(); } }; 
# 6
template< class A, class B> constexpr inline bool same = false; template< class A> constexpr inline bool same< A, A>  = true; 
# 7
static_assert(same< __decltype(W< S{5}> ::value), const S &> );
# 8
static_assert(((&W< S{5}> ::value) == W< S{5}> ::addr()));
# 9
template< S V> const S &f() { return V; } 
# 10
template< S V> constexpr bool q() { return ((&V) == (&V)) && ((&V) == W< V> ::addr()); } 
# 11
static_assert(q< S{7}> ());
# 12
template< S V> void decl() { auto x = V; auto &y = V; const auto *z = &V; static_assert((same< __decltype((V)), const S &> ));static_assert((same< __decltype((V)), const S> ));(x.v) = 1; (void)y; (void)z; } 
# 13
void use() { f< S{1}> (); X< S{2}> ::r(); X< S{2}> ::p(); X< S{2}> ::i(); X< S{2}> ::g(); decl< S{3}> (); const S &t = (W< S{5}> ::value); const S *u = W< S{5}> ::addr(); (void)t; (void)u; } 

# 1 "template_parameter_objects_named.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5ac72ada_35_template_parameter_objects_named_cu__Z3usev
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "template_parameter_objects_named.cudafe1.stub.c"
#include "template_parameter_objects_named.cudafe1.stub.c"
# 1 "template_parameter_objects_named.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
