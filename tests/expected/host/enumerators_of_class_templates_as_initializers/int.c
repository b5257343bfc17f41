# 1 "enumerators_of_class_templates_as_initializers.cu"
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
template< class T> struct holder { enum A { x1, x2}; enum class B { y1, y2}; enum { z1, z2}; 
# 4
void f() { g(x1); g(x1); g(z1); h(holder< T> ::B::y1); h(holder< T> ::B::y1); h(B::y1); g(A::x1); g(holder< T> ::A::x1); g(holder< T> ::A::x1); switch (a) { case x1:  break; case x2:  break; }  (a) = x1; (b) = holder< T> ::B::y1; (i) = x1; A q1(x1); A q2 = (x1); int q3((x1)); const int q4 = (z2); A q5{x1}; A q6 = (x1); A q7 = ((A)1); int q8 = ((A)1); const A q9 = (x1); } 
# 5
A r() { return x1; } void g(int); void h(B); A a; B b; int i; bool t; A m = (x1); int n = (x1); static const int sc = (x1); static constexpr inline int sci = (x1); 
# 6
holder() : a(x1), i((holder< T> ::A::x1)) { } holder(int) : a(x1), b(B::y1), i((x1)), t((x1)) { } holder(char) : a(holder< T> ::A::x1), b((B)1), t((z1)) { } struct In { A a; In() : a(x1) { } In(int) : a(x1) { } }; }; 

# 1 "enumerators_of_class_templates_as_initializers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ddf63ef6_49_enumerators_of_class_templates_as_initializers_cu_8f1af156_20950
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "enumerators_of_class_templates_as_initializers.cudafe1.stub.c"
#include "enumerators_of_class_templates_as_initializers.cudafe1.stub.c"
# 1 "enumerators_of_class_templates_as_initializers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
