# 1 "member_templates_as_arguments.cu"
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
template< class A> struct P; template< bool , class A, class B> struct cond { typedef A type; }; template< class A, class B> struct cond< false, A, B>  { typedef B type; }; 
# 4
struct sm60; struct sm52; 
# 5
template< template< class >  class Plan, class S> struct has { typedef Plan< S>  pl; static const bool v = true; }; 
# 6
template< template< class >  class Plan> struct spec { typedef cond< has< Plan, sm60> ::v, Plan< sm60> , Plan< sm52> >  type; typedef typename cond< has< Plan, sm60> ::v, Plan< sm60> , Plan< sm52> > ::type t2; }; 
# 7
template< class In> struct Agent { 
# 8
template< class Arch, class U = void> struct Tun; 
# 9
template< class Arch> struct PtxPlan : public Tun< Arch>  { typedef int TS; }; 
# 10
using ptx = typename spec< PtxPlan> ::type::type; using p2 = typename spec< PtxPlan> ::t2; 
# 11
using TS = typename spec< PtxPlan> ::type::type::TS; TS m; spec< PtxPlan>  s; typename spec< PtxPlan> ::type k; void f() { typename spec< PtxPlan> ::type::type::TS q; spec< PtxPlan> ::type::foo(); (s).bar(); } 
# 12
}; 
# 13
template< class T> struct tr; template< class T> using al = typename tr< T> ::type; 
# 14
template< class In> struct Agent2 { template< class X> using AX = typename tr< In> ::type; typename spec< AX> ::type z; }; 

# 1 "member_templates_as_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__fe0c7f6d_32_member_templates_as_arguments_cu_9fecad17_23728
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_templates_as_arguments.cudafe1.stub.c"
#include "member_templates_as_arguments.cudafe1.stub.c"
# 1 "member_templates_as_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
