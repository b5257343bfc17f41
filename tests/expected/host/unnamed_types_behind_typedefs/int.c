# 1 "unnamed_types_behind_typedefs.cu"
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
template< class T> struct V { T *p; typedef T t; }; 
# 4
template< class > struct remove_reference { typedef int type; }; 
# 5
template< class T> struct remove_reference< T &>  { typedef T type; }; 
# 6
typedef struct { int i; } *AP; typedef struct { int j; } S1, *PS1; typedef enum { x1} E1; typedef const enum { y1} *E2; typedef struct { int k; } AR[3]; 
# 7
V< AP>  a; V< S1>  b; V< S1 *>  c; V< E1>  d; V< E2>  e; V< S1 *>  e2; V< AR>  e3; V< AR *>  e4; V< V< AP> >  e5; 
# 8
struct { int u; } un; V< __decltype(un)>  h; V< __decltype(un) *>  h2; 
# 9
template< class T> void ff(T) { T t; V< T>  v; } 
# 10
void g() { struct { } *v = (0); typedef remove_reference< __decltype((*v))> ::type at; ff(at()); V< __decltype(v)>  w; V< remove_reference< __decltype((*v))> ::type>  w2; ff(v); ff(un); } 

# 1 "unnamed_types_behind_typedefs.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0c0062bb_32_unnamed_types_behind_typedefs_cu__Z1gv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "unnamed_types_behind_typedefs.cudafe1.stub.c"
#include "unnamed_types_behind_typedefs.cudafe1.stub.c"
# 1 "unnamed_types_behind_typedefs.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
