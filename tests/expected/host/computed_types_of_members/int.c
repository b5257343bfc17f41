# 1 "computed_types_of_members.cu"
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
template< class ...T> struct tup { }; template< class T> struct ty { typedef T type; }; 
# 4
template< class T> struct conv; 
# 5
template< class ...A> struct conv< tup< A...> >  { typedef ty< tup< A...> >  type; }; 
# 6
class P1 { template< class ...X> static tup< X...>  cat(X ...); static int g(int); public: using type = __decltype((cat(1, (2.0)))); using t2 = __decltype((g(1))); using t3 = ty< __decltype((cat(1)))> ; typedef conv< __decltype((cat(1, 'a')))> ::type t4; __decltype((g(2))) m; __decltype((g(3))) f(__decltype((g(4))) x); }; 
# 7
class P2 { public: template< class ...X> static tup< X...>  cat(X ...); static int g(int); using type = __decltype((cat(1, (2.0)))); using t2 = __decltype((g(1))); using t3 = ty< tup< int> > ; }; 
# 8
using u1 = ty< tup< int, double> > ; using u2 = ty< tup< int, double> > ; using u3 = P1::t3; using u4 = conv< tup< int, double> > ::type; using u5 = ty< int> ; using u6 = ty< ty< tup< int> > > ; 
# 9
P1::t4 v1; P1::type v2; ty< ty< tup< int, char> > >  v3; ty< ty< tup< int> > >  v4; 
# 10
template< class T> class Q1 { template< class ...X> static tup< X...>  cat(X ...); public: using type = __decltype((cat(T()))); }; 
# 11
template< class T> class Q2 { public: template< class ...X> static tup< X...>  cat(X ...); using type = __decltype((cat(T()))); }; 
# 12
using w1 = ty< tup< int> > ; using w2 = ty< tup< int> > ; ty< tup< char> >  w3; Q1< int> ::type w4; conv< tup< long> > ::type w5; conv< tup< long> > ::type w6; 
# 13
struct F { void h(ty< tup< int> >  a, Q1< int> ::type b); }; 

# 1 "computed_types_of_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__99b5d7b1_28_computed_types_of_members_cu_5a671e12_2120
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "computed_types_of_members.cudafe1.stub.c"
#include "computed_types_of_members.cudafe1.stub.c"
# 1 "computed_types_of_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
