# 1 "lambdas_as_operands_in_templates.cu"
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
struct sink { 
# 5
template< class T> int operator->*(T); 
# 7
template< class T> int operator<<(T); 
# 9
}; 
# 11
template< class A> void 
# 12
in_template(A a, int i, sink s) { 
# 13
s << [&]{ return i; } ; 
# 14
a << [&]{ return i; } ; 
# 15
[=]{ return i; }  == a; 
# 16
a->*[&]{ return i; } ; 
# 17
![&]{ return i; } ; 
# 18
(i) ? []{ return 1; }  : []{ return 2; } ; 
# 19
a, [&]{ return i; } ; 
# 20
a += [&]{ return i; } ; 
# 21
(sink()->*i); 
# 22
bool b = (sink()->*(a >= 0)) > 0; 
# 23
} 
# 25
void outside(int i, sink s) { 
# 26
(s << ([&]{ return i; } )); 
# 27
(s->*([&]{ return i; } )); 
# 28
(sink()->*(i > 0)); 
# 29
auto generic = [s](auto x) { x->*[=]{ return 3; } ; (s) << [=]{ return x; } ; } ; typedef decltype(generic) __T0;
# 30
} 
# 32
template< class A, class B> concept has_members = requires {
     typename A::type; 
     requires B::value; }; 

# 1 "lambdas_as_operands_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6230c96f_35_lambdas_as_operands_in_templates_cu_524dce32
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "lambdas_as_operands_in_templates.cudafe1.stub.c"
#include "lambdas_as_operands_in_templates.cudafe1.stub.c"
# 1 "lambdas_as_operands_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
