# 1 "arguments_that_instantiate_in_members.cu"
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
template< long V> struct k { static const long v = V; static const long w = (V + (1)); static constexpr inline long c = V; static const long f = (V / twice< V> ::value); }; 
# 7
template< class R> struct m { typedef r< R::v>  t; }; 
# 8
template< class R> struct mw { typedef r< R::w>  t; }; 
# 9
template< class R> struct mf { typedef r< R::f + 100000000>  t; }; 
# 10
template< class R> struct mp { typedef r< R::v + 10000>  t; }; 
# 11
template< class R> struct mt { typedef r< twice< R::v> ::value>  t; }; 
# 12
template< class R> struct md { typedef r< R::v / R::d>  t; }; 
# 13
template< class R> struct mg { static const long g = (R::v); typedef r< R::v>  t; }; 
# 14
template< class R> struct mh { typedef r< R::v>  t; static const long g = (R::v); }; 
# 15
template< class R> struct mi { static const long g = (twice< R::v> ::value); typedef r< R::v>  t; }; 
# 16
template< class R> struct mj { static const long g = (twice< R::v> ::value); typedef r< (R::v / g) + 10000>  t; }; 
# 17
template< class R> struct mk { static const long g = (twice< R::v> ::value); static const long h = g; typedef r< (R::v / h) + 10000>  t; }; 
# 18
template< class R> struct ml { typedef r< R::v + 10000>  t0; typedef r< R::v>  t; }; 
# 19
template< class R> struct mm { static_assert((R::v > 5), "");typedef r< R::v>  t; }; 
# 20
k< 1000L>  o1; q< r< 1000L> >  y1; 
# 21
const long z2 = k< 1001L> ::v; q< r< 1001L> >  y2; 
# 22
static_assert((k< 1002L> ::v > (5)), "");q< r< 1002L> >  y3; 
# 23
q< r< k< 1003L> ::v> >  y4; 
# 24
q< r< k< 1004L> ::v> >  y5; 
# 25
q< r< k< 1005L> ::v> >  y6; 
# 26
q< r< (k< 1006L> ::v / mj< k< 1006L> > ::g) + (10000)> >  y7; 
# 27
q< r< (k< 1006L> ::v / mj< k< 1006L> > ::g) + (10000)> >  y8; 
# 28
q< r< 1008L> >  y9; 
# 29
q< r< 1009L> >  y10; 
# 30
r< k< 1010L> ::v>  o11; q< r< k< 1010L> ::v> >  y11; 
# 31
typedef r< k< 1011L> ::v>  o12; q< r< k< 1011L> ::v> >  y12; 
# 32
q< r< twice< k< 1012L> ::v> ::value> >  y13; q< r< 11012L> >  y14; 
# 33
q< r< k< 1013L> ::w> >  y15; q< r< 11013L> >  y16; 
# 34
q< r< k< 1014L> ::f + (100000000)> >  y17; 
# 35
int arr[k< 1015L> ::v]; q< r< 1015L> >  y18; 
# 36
int use(long a = k< 1016L> ::v); q< r< 1016L> >  y19; 
# 37
void fu() { long a = k< 1017> ::v; } q< r< 1017L> >  y20; 
# 38
template< class R> struct mn { int a[R::v]; typedef r< R::v>  t; }; q< r< 1018L> >  y21; 
# 39
template< class R> struct mo { typedef r< R::v>  t; enum { e = R::v}; }; q< r< k< 1019L> ::v> >  y22; 
# 40
template< class R> struct mq { enum { e = R::v}; typedef r< R::v>  t; }; q< r< 1020L> >  y23; 
# 41
q< r< twice< k< 1021L> ::v> ::value> >  y24; const long z3 = k< 1022L> ::v; q< r< twice< 1022L> ::value> >  y25; q< twice< k< 1023L> ::v> >  z4; q< r< twice< k< 1023L> ::v> ::value> >  y26; 

# 1 "arguments_that_instantiate_in_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9d7b9bda_40_arguments_that_instantiate_in_members_cu__Z2fuv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "arguments_that_instantiate_in_members.cudafe1.stub.c"
#include "arguments_that_instantiate_in_members.cudafe1.stub.c"
# 1 "arguments_that_instantiate_in_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
