# 1 "template_ids_after_typename.cu"
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
template< class A> struct traits { using word = unsigned; using plain = typename A::template rebind< int> ; using chain = typename A::template rebind< unsigned> ::template inner< 1, 2> ; typename A::template rebind< int> ::type member; }; 
# 4
template< class A> struct derived : public A { typename derived< A> ::template rebind< char>  part; }; 
# 5
template< class A, class  = typename A::template rebind< int> > void function(typename A::template rebind< char>  value); 

# 1 "template_ids_after_typename.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__19ff2351_30_template_ids_after_typename_cu_5b6b38f7_24595
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "template_ids_after_typename.cudafe1.stub.c"
#include "template_ids_after_typename.cudafe1.stub.c"
# 1 "template_ids_after_typename.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
