# 1 "namespaces_by_aliases_and_inline_directives.cu"
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
namespace detail { namespace d1 { namespace gp { struct rej { }; template< class > struct km { }; typedef km< int>  tm; }struct x1 { }; }
# 5
namespace d2 { using namespace d1;using namespace d1::gp;d1::gp::rej r2; d1::gp::rej r3; }namespace d3 { using d1::x1;namespace al = d1::gp;}}
# 6
namespace flow { inline namespace v1 { using namespace detail::d1::gp;using namespace detail::d3::al;}}
# 7
detail::d1::gp::rej a; detail::d1::gp::km< int>  b; detail::d1::gp::tm c; detail::d1::gp::rej d; detail::d1::x1 e; detail::d1::gp::rej f; 
# 8
namespace q = detail::d1::gp;detail::d1::gp::rej g; using detail::d1::gp::rej;detail::d1::gp::rej h; detail::d1::gp::rej i; 
# 9
namespace detail2 { namespace d1 { namespace gp { struct rej { }; }struct x1 { }; }namespace d3 { namespace al = d1::gp;}namespace bl = d3::al;}
# 10
namespace top = detail2;namespace flow2 { using namespace detail2::d3::al;using namespace top;using namespace detail2::d3;namespace z = detail2::d3::al;using namespace detail2::bl;}
# 11
namespace y1 = top;namespace y2 = flow2::z;void ff() { using namespace detail2::d3::al;using namespace detail2::bl;using namespace detail2::d1;namespace q = detail2::d3::al;using namespace q;detail2::d1::gp::rej r; } 
# 12
namespace detail2 { using namespace d3::al;using namespace bl;namespace w = d3::al;}

# 1 "namespaces_by_aliases_and_inline_directives.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d28c12f8_46_namespaces_by_aliases_and_inline_directives_cu__Z2ffv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "namespaces_by_aliases_and_inline_directives.cudafe1.stub.c"
#include "namespaces_by_aliases_and_inline_directives.cudafe1.stub.c"
# 1 "namespaces_by_aliases_and_inline_directives.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
