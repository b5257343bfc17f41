# 1 "functions_as_arguments.cu"
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
extern "C" int cm(void ** p, unsigned long s, unsigned f = 0); 
# 4
template< class T> int cm(T **p, unsigned long s, unsigned f = 1) { return 0; } 
# 5
namespace t { namespace sys { namespace cu { 
# 6
namespace detail { typedef int (*fn)(void **, unsigned long); template< fn A, int (*F)(void *)> struct mr { }; 
# 7
inline int cm(void **p, unsigned long s) { return 0; } inline int fr(void *p) { return 0; } inline int only(void *) { return 0; } typedef mr< &cm, &fr>  zz; }
# 8
typedef detail::mr< &detail::cm, &detail::fr>  m; typedef detail::mr< &detail::cm, &detail::only>  m2; 
# 9
detail::mr< &detail::cm, &detail::fr>  v1; void f() { detail::mr< &detail::cm, &detail::only>  q; } 
# 10
}}
# 11
namespace detail { int other; }
# 12
template< class T> using al = sys::cu::m; template< class T> using al2 = sys::cu::m2; sys::cu::m mm; sys::cu::m2 mm2; 
# 13
template< class T> struct X { sys::cu::m2 mm2; sys::cu::m mm1; void g() { sys::cu::m2 mm2; sys::cu::detail::mr< &sys::cu::detail::cm, &sys::cu::detail::fr>  y; } }; 
# 14
}
# 15
t::sys::cu::detail::mr< &t::sys::cu::detail::cm, &t::sys::cu::detail::only>  last; 

# 1 "functions_as_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a12addd9_25_functions_as_arguments_cu_563d402b
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "functions_as_arguments.cudafe1.stub.c"
#include "functions_as_arguments.cudafe1.stub.c"
# 1 "functions_as_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
