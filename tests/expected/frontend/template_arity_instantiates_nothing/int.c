# 1 "template_arity_instantiates_nothing.cu"
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
template< class > struct sized { char x[2]; }; 
# 5
namespace mpl { template< int N> struct int_ { }; template< bool B> struct bool_ { static const bool value = B; }; struct na { }; 
# 6
template< class T> struct wknd : public T::type { }; 
# 7
template< class T1 = na, class T2 = na, class T3 = bool_< true> , class T4 = bool_< true> , class T5 = bool_< true> > struct and_ : public wknd< T1>  { }; }
# 8
struct _state { }; struct call { }; 
# 9
char helper(...); 
# 10
template< template< class >  class F, class T0> char (&helper(F< T0>  **, mpl::int_< 1>  *))[2]; 
# 11
template< template< class , class >  class F, class T0, class T1> char (&helper(F< T0, T1>  **, mpl::int_< 2>  *))[3]; 
# 12
template< template< class , class , class , class , class >  class F, class T0, class T1, class T2, class T3, class T4> char (&helper(F< T0, T1, T2, T3, T4>  **, mpl::int_< 5>  *))[6]; 
# 13
template< class F, int N, int S> struct ar2 { static const int value = (S - 1); }; 
# 14
template< class F, int N = 5> struct arity : public ar2< F, N, sizeof(::helper((F **)0, (mpl::int_< N>  *)0))>  { }; 
# 15
template< class F, int N> struct ar2< F, N, 1>  : public arity< F, N - 1>  { }; 
# 16
template< class F> struct ar2< F, 0, 1>  { static const int value = (-1); }; 
# 17
typedef mpl::and_< _state, call, mpl::bool_< true> , mpl::bool_< true> , mpl::bool_< true> >  A; 
# 18
static_assert((arity< mpl::and_< _state, call, mpl::bool_< true> , mpl::bool_< true> , mpl::bool_< true> > > ::value == 5), "");
# 19
int v = arity< mpl::bool_< true> > ::value; 

# 1 "template_arity_instantiates_nothing.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f0fc9287_38_template_arity_instantiates_nothing_cu_v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "template_arity_instantiates_nothing.cudafe1.stub.c"
#include "template_arity_instantiates_nothing.cudafe1.stub.c"
# 1 "template_arity_instantiates_nothing.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
