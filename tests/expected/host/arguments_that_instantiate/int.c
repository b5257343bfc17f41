# 1 "arguments_that_instantiate.cu"
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
template< long N> struct r { }; 
# 5
template< class T> struct q { }; 
# 6
template< long V> struct k { static const long v = V; static constexpr inline long c = V; enum { e = V}; char x[V]; }; 
# 7
template< long A> constexpr long tv = ((2) * A); 
# 8
template< class R> struct m { typedef r< R::v>  t; }; 
# 9
template< class R> struct mc { typedef r< R::c>  t; }; 
# 10
template< class R> struct me { typedef r< R::e>  t; }; 
# 11
template< class R> struct ms { typedef r< sizeof(R)>  t; }; 
# 12
template< long N> struct mv { typedef r< tv< N> >  t; }; 
# 13
r< k< 1001L> ::v>  y1; r< k< 1002L> ::c>  y2; r< k< 1003L> ::e>  y3; r< sizeof(k< 1004L> )>  y4; 
# 14
k< 1005L>  a5; k< 1006L>  a6; k< 1007L>  a7; k< 1008L>  a8; 
# 15
r< 1005L>  y5; r< k< 1006L> ::c>  y6; r< 1007L>  y7; r< 1008L>  y8; 
# 16
k< 1009L>  a9; k< 1010L>  a10; k< 1011L>  a11; k< 1012L>  a12; 
# 17
q< r< 1009L> >  y9; q< r< k< 1010L> ::c> >  y10; q< r< 1011L> >  y11; q< r< 1012L> >  y12; 
# 18
q< r< k< 1013L> ::v> >  y13; q< r< k< 1014L> ::c> >  y14; q< r< k< 1015L> ::e> >  y15; q< r< sizeof(k< 1016L> )> >  y16; 
# 19
const long z = tv< 5000L> ; q< r< tv< 5000L> > >  y17; q< r< tv< 5001L> > >  y18; 
# 20
r< twice< 5002L> ::value>  y19; twice< 5003L>  a20; r< 10006L>  y20; r< tv< 5004L> >  y21; const long z2 = tv< 5005L> ; r< tv< 5005L> >  y22; 
# 21
r< k< 1023L> ::v + (1)>  y23; r< twice< k< 1024L> ::v> ::value>  y24; r< twice< k< 1025L> ::v + (1)> ::value + (1)>  y25; k< 1026L>  a26; r< 2052L>  y26; r< k< 1027L> ::c + (1)>  y27; 
# 22
struct D { r< k< 1027L> ::c + (1)>  y28; typedef r< k< 1029L> ::v>  y29; r< k< 1030L> ::c>  y30; r< k< 1031L> ::v + (1)>  y31; }; 

# 1 "arguments_that_instantiate.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2e7e2c13_29_arguments_that_instantiate_cu_539931da_31876
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "arguments_that_instantiate.cudafe1.stub.c"
#include "arguments_that_instantiate.cudafe1.stub.c"
# 1 "arguments_that_instantiate.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
