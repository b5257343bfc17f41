# 1 "instances_with_default_arguments.cu"
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
template< long A> struct twice { static const long value = ((2) * A); }; 
# 4
template< long N, long D = 1L> struct r { }; 
# 5
template< class T, class U = int> struct rt { }; 
# 6
template< class T, long D = 1L> struct rm { }; 
# 7
template< class T> struct q { }; 
# 8
template< long V> struct k { static const long v = V; static constexpr inline long c = V; static const long one = (1); static constexpr inline long cone = (1); typedef int I; }; 
# 9
template< class R> struct m1 { typedef r< R::v, R::one>  t; }; 
# 10
template< class R> struct m2 { typedef r< R::v + 1, R::one>  t; }; 
# 11
template< class R> struct m4 { typedef r< R::v>  t; }; 
# 12
template< class R> struct m5 { typedef rt< R, typename R::I>  t; }; 
# 13
template< class R> struct m6 { typedef rt< R, int>  t; }; 
# 14
template< class R> struct m7 { typedef rm< R, 1L>  t; }; 
# 15
template< class R> struct m8 { typedef rm< R, R::one>  t; }; 
# 16
template< long V> struct m9 { typedef r< V, 1L>  t; }; 
# 17
template< long V> struct m10 { typedef r< twice< V> ::value, 1L>  t; }; 
# 18
q< r< k< 101L> ::v, 1L> >  y1; q< r< k< 102L> ::v + (1), 1L> >  y2; q< r< k< 104L> ::v> >  y4; q< rt< k< 105L> , int> >  y5; q< rt< k< 106L> , int> >  y6; q< rm< k< 107L> , 1L> >  y7; q< rm< k< 108L> , k< 108L> ::one> >  y8; 
# 19
q< r< 1019L, 1L> >  y9; q< r< twice< 1010L> ::value, 1L> >  y10; 
# 20
k< 201L>  k1; k< 202L>  k2; k< 203L>  k3; k< 204L>  k4; k< 205L>  k5; k< 206L>  k6; k< 207L>  k7; k< 208L>  k8; twice< 2010L>  k10; 
# 21
q< r< 201L, 1L> >  y11; q< r< 203L, 1L> >  y12; q< r< 204L> >  y14; q< rt< k< 205L> , int> >  y15; q< rt< k< 206L> , int> >  y16; q< rm< k< 207L> , 1L> >  y17; q< rm< k< 208L> , 1L> >  y18; 
# 22
q< r< 2019L, 1L> >  y19; q< r< 4020L, 1L> >  y20; 
# 23
q< r< 301L, 1L> >  y21; q< r< k< 302L> ::v, 1L> >  y22; q< r< k< 303L> ::v, 1L> >  y23; q< r< k< 304L> ::v, k< 305L> ::one> >  y24; 
# 24
template< class R> struct n1 { typedef r< R::c, R::cone>  t; }; q< r< k< 310L> ::c, k< 310L> ::cone> >  y25; k< 311L>  k12; q< r< k< 311L> ::c, k< 311L> ::cone> >  y26; 
# 25
template< class R> struct n2 { typedef r< R::v, R::cone>  t; }; k< 312L>  k13; q< r< 312L, k< 312L> ::cone> >  y27; 

# 1 "instances_with_default_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__573d6a4a_35_instances_with_default_arguments_cu_2ab37ccb_5643
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "instances_with_default_arguments.cudafe1.stub.c"
#include "instances_with_default_arguments.cudafe1.stub.c"
# 1 "instances_with_default_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
