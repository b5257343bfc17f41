# 1 "names_of_template_template_parameters.cu"
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
template< template< class >  class First, class A> struct one { First< A>  a; }; 
# 4
template< template< class >  class Second, class A> struct two { using type = Second< A> ; one< Second, A>  f(Second< A> ); typename Second< A> ::type g(one< Second, Second< A> > ); }; 
# 5
template< template< class >  class Third, class A> typename Third< A> ::type two< Third, A> ::g(one< Third, Third< A> >  x) { return typename Third< A> ::type(); } 
# 6
template< template< class >  class Fourth, class B> Fourth< B>  make(one< Fourth, B>  o) { Fourth< B>  x = ((o.a)); return x; } 

# 1 "names_of_template_template_parameters.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6c6a9d6c_40_names_of_template_template_parameters_cu_42b41ba3_2905
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "names_of_template_template_parameters.cudafe1.stub.c"
#include "names_of_template_template_parameters.cudafe1.stub.c"
# 1 "names_of_template_template_parameters.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
