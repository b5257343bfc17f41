# 1 "hidden_namespaces_in_open_classes.cu"
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
namespace a { struct z { }; namespace b { struct y { }; namespace c { struct nb { }; template< bool > struct cc { int x; }; 
# 5
template< class A> struct al { }; template< class A> struct H : public al< A>  { c::nb x; c::cc< true>  w; b::y q; a::z r; void f() { c::nb x; c::cc< true>  w; b::y q; a::z r; } struct in { c::nb x; a::z r; }; struct in2 : public A { c::nb x; a::z r; }; }; 
# 6
template< class A> struct H2 { nb x; struct in2 : public A { c::nb x; a::z r; void f() { b::y t; } }; }; }
# 7
template< class A> struct H3 : public A { c::nb x; b::y q; a::z r; void f() { a::z m; } void g(); }; 
# 8
template< class A> void H3< A> ::g() { c::nb x; b::y q; a::z r; } 
# 9
}
# 10
template< class A> struct H4 : public A { b::c::nb x; b::y q; a::z r; void f() { a::z m; } b::c::cc< true>  w; }; 
# 11
namespace e { template< class A> struct H5 : public A { b::c::nb x; b::y q; a::z r; void f() { a::z m; } b::c::cc< true>  w; }; template< class A> struct H6 { b::c::nb x; b::y q; z r; }; }
# 12
}
# 13
template< class A> struct H7 : public A { a::b::c::nb x; a::b::y q; a::z r; void f() { a::z m; } a::b::c::cc< true>  w; }; 

# 1 "hidden_namespaces_in_open_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__aee6abcc_36_hidden_namespaces_in_open_classes_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "hidden_namespaces_in_open_classes.cudafe1.stub.c"
#include "hidden_namespaces_in_open_classes.cudafe1.stub.c"
# 1 "hidden_namespaces_in_open_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
