# 1 "inherited_types_by_their_naming_class.cu"
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
template< class T> struct Bs { using bt = int; struct bi { }; typedef T tt; enum en { e0}; }; struct P : public Bs< int>  { }; struct Q { using bt = int; struct bi { }; }; struct R : public Q { }; template< class T> struct Dr : public Bs< T>  { }; 
# 4
P::bt p1; P::bi p2; P::tt p3; P::en p4; R::bt r1; R::bi r2; Dr< int> ::bt q1; Dr< int> ::bi q2; Dr< char> ::tt q3; Dr< long> ::en q4 = Dr< long> ::e0; using X1 = P::bt; typedef P::bi X2; void f(P::bt, R::bi, P::bi); P::bt g() { return 1; } void h() { P::bt a; P::bi b; sizeof(P::bt); static_cast< P::bt>(1); (Bs< int> ::bt)2; (P::bt)3; } template< class T> struct id { }; id< int>  i1; id< Bs< int> ::bi>  i2; struct S { P::bt m; P::bi n; }; static_assert((sizeof(P::bt) == (4)), "");template< class T> struct U { P::bt m; typename Dr< T> ::bt n; Dr< int> ::bt o; Dr< int> ::bi p; }; U< int>  u; 

# 1 "inherited_types_by_their_naming_class.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7826fc43_40_inherited_types_by_their_naming_class_cu_q4
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "inherited_types_by_their_naming_class.cudafe1.stub.c"
#include "inherited_types_by_their_naming_class.cudafe1.stub.c"
# 1 "inherited_types_by_their_naming_class.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
