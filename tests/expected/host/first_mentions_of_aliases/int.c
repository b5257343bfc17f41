# 1 "first_mentions_of_aliases.cu"
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
typedef signed int i4; template< class ...T> struct tuple { }; template< class ...T> using Shape = tuple< T...> ; template< int N> struct C { static constexpr inline int value = N; }; template< int N> using Int = C< N> ; using _1 = Int< 1> ; using _2 = Int< 2> ; template< class S> struct Layout { }; 
# 4
template< class T> struct W { static constexpr inline int K = 32; using A = Shape< Int< K> , T> ; using B = Int< K> ; static constexpr inline int K5 = 5; using D = Shape< Int< K5> , T> ; void f() { Shape< Int< K5> , T>  a; Shape< Int< 3 * 2> >  b; Int< K>  c; Int< 11>  d; Int< 11>  e; } }; 
# 5
using X1 = Int< 32> ; using X2 = Shape< C< 1> , C< 2> > ; using X3 = Shape< C< 1> , C< 2> > ; Int< 5>  i5; Int< 8>  i8; Int< 9>  i9; using X7 = Shape< C< 6> > ; 
# 6
template< class T> auto g() { return Layout< _1> {}; } template< class T> auto g2() { return Layout< Int< 2> > {}; } template< class T> auto g3() { return Layout< Int< 2> > {}; } auto g4() { return Layout< C< 1> > {}; } 
# 7
template< class T> auto g5() { return Shape< _1, _1> {}; } template< class T> auto g6() { return Shape< _1, _1> {}; } template< class T> auto g7() { return Shape< _1, _1> {}; } 
# 8
using Y1 = Shape< C< 3> , C< 3> > ; using _3 = Int< 3> ; using Y2 = Shape< C< 3> , C< 3> > ; template< class T> struct YY { using a = Shape< C< 3> , C< 3> > ; using b = Shape< C< 3> , C< 3> > ; using c = Shape< T, Int< 3> > ; using d = Shape< T, Int< 3> > ; Shape< T, Int< 3> >  e; Shape< T, Int< 3> >  f; }; 
# 9
template< class T> using al = Shape< T, C< 1> > ; using Z0 = al< C< 2> > ; using Z1 = al< C< 2> > ; using Z2 = al< C< 2> > ; template< class T> struct V { using a = al< _2> ; using b = al< _2> ; using c = al< T> ; static constexpr inline int q = 2; using d = al< _2> ; }; 
# 10
int anchor = 1; 

# 1 "first_mentions_of_aliases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__dd5a7b57_28_first_mentions_of_aliases_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "first_mentions_of_aliases.cudafe1.stub.c"
#include "first_mentions_of_aliases.cudafe1.stub.c"
# 1 "first_mentions_of_aliases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
