# 1 "inherited_class_name_kept.cu"
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
namespace a { namespace detail { 
# 4
class noncopyable { protected: noncopyable() { } ~noncopyable() { } }; 
# 5
class svc : private noncopyable { }; 
# 6
class svc2 : private svc { class impl : private detail::noncopyable { int x; }; class impl2 : private svc { }; }; 
# 7
class svc3 : public svc { class impl : private detail::noncopyable { int x; }; detail::noncopyable *p; void f(detail::noncopyable * q); struct z : public svc { }; }; 
# 8
template< class T> class svc4 : public svc { class impl : private detail::noncopyable { int x; }; detail::noncopyable *p; void f(detail::noncopyable * q); }; 
# 9
}
# 10
}

# 1 "inherited_class_name_kept.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__bf56c6d3_28_inherited_class_name_kept_cu_b564317e_2302
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "inherited_class_name_kept.cudafe1.stub.c"
#include "inherited_class_name_kept.cudafe1.stub.c"
# 1 "inherited_class_name_kept.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
