# 1 "open_calls_among_arguments.cu"
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
namespace cute { template< int I, class T> constexpr int get(T) { return I; } template< class T> constexpr int size(T) { return 1; } template< int I, class T> constexpr int sz(T) { return 1; } template< int I> constexpr int only() { return 1; } template< class T> struct Q { }; struct S { }; constexpr int plain(S) { return 1; } template< class A, class B> constexpr A mt(A, B); }
# 5
namespace cutlass { namespace g { using namespace cute;
# 6
template< class T, class U> struct X { 
# 7
using A = __decltype((get< 0> (T{}))); using B = __decltype((size(T{}))); using C = cute::Q< __decltype((get< 0> (T{})))> ; using D = __decltype((sz< 1> (T{}))); using E = __decltype((only< sizeof(T)> ())); using F = __decltype((plain(T{}))); using G = __decltype((plain(cute::S{}))); using H = __decltype((mt(T{}, U{}))); using I = __decltype((mt(cute::S{}, U{}))); using J = cute::Q< __decltype((mt(cute::S{}, get< 1> (U{}))))> ; using K = __decltype((size(cute::S{}))); using L = __decltype((get< 0> (cute::S{}))); 
# 8
static constexpr inline int a = get< 0> (T{}), b = size(T{}); static constexpr inline bool c = (sizeof(get< 0> (T{})) == (1)); __decltype((get< 0> (T{}))) m; __decltype((size(T{}))) n; void f(__decltype((get< 0> (T{}))) p, __decltype((size(T{}))) q); 
# 9
auto f1()->__decltype((get< 0> (T{}))); auto f2()->__decltype((size(T{}) + 1)); 
# 10
void g() { __decltype((get< 0> (T{}))) m; using B = __decltype((size(T{}))); cute::Q< __decltype((get< 0> (T{})))>  q; cute::Q< __decltype((size(T{})))>  q2; get< 0> (T{}); size(T{}); } 
# 11
static_assert((get< 0> (T{}) == 0), "");static_assert((size(T{}) == 0), "");enum { e = get< 0> (T{})}; cute::Q< __decltype((get< 0> (T{})))>  x; 
# 12
}; 
# 13
template< class T> __decltype((get< 0> (T{}))) ff(T t, cute::Q< __decltype((size(T{})))>  *, __decltype((get< 0> (t))) r); 
# 14
using cute::sz;
# 15
}
# 16
template< class T> struct Y { using A = __decltype((cute::get< 0> (T{}))); using B = __decltype((cute::size(T{}))); using C = __decltype((g::get< 0> (T{}))); }; 
# 17
}
# 18
namespace cute2 { template< int I, class T> constexpr int get(T) { return I; } template< class T> constexpr int size(T) { return 1; } template< int I> struct In { }; struct S { }; template< class T> struct Q { }; template< class T> using AQ = Q< T> ; template< class T> constexpr int vt = 3; template< class T> struct V { static constexpr inline int v = 3; }; constexpr int k = 3; }
# 19
namespace other2 { template< class T> constexpr int fo(T) { return 1; } template< class T> struct OQ { }; }
# 20
namespace cutlass2 { namespace g { using namespace cute2;using other2::fo;using other2::OQ;template< class T> constexpr int own(T) { return 1; } 
# 21
template< class T, class U> struct X { 
# 22
cute2::In< get< 0> (T{})>  a; cute2::In< size(T{})>  b; cute2::Q< cute2::In< size(T{})> >  c; cute2::Q< cute2::In< 1> >  d; cute2::In< fo(T{})>  e; cute2::Q< __decltype((fo(T{})))>  f; cute2::In< own(T{})>  g; cute2::Q< __decltype((own(T{})))>  h; cute2::In< sizeof(size(T{}))>  i; cute2::In< noexcept(size(T{}))>  j; cute2::In< cute2::vt< T> >  k1; cute2::In< cute2::V< T> ::v>  k2; cute2::Q< __decltype(cute2::V< T> ::v)>  l; cute2::Q< __decltype(cute2::vt< T> )>  m; cute2::Q< __decltype((cute2::Q< T> {}))>  n; cute2::Q< __decltype((size(cute2::Q< T> {})))>  o; cute2::In< size(cute2::Q< T> {})>  p; cute2::Q< other2::OQ< T> >  q; cute2::In< size(other2::OQ< T> {}) + cute2::k>  r; cute2::Q< __decltype((size(T{}) + cute2::k))>  s; cute2::AQ< __decltype((size(T{})))>  t; cute2::AQ< cute2::In< size(T{})> >  u; 
# 23
using A = cute2::In< get< 0> (T{})> ; using B = cute2::Q< __decltype((fo(T{})))> ; 
# 24
void h2() { cute2::In< get< 0> (T{})>  a; cute2::In< size(T{})>  b; cute2::Q< cute2::In< size(T{})> >  c; cute2::In< fo(T{})>  e; cute2::Q< __decltype((fo(T{})))>  f; cute2::In< size(cute2::Q< T> {})>  p; cute2::Q< __decltype((size(cute2::Q< T> {})))>  o; } 
# 25
}; 
# 26
template< class T> cute2::In< size(T{})>  f(cute2::Q< cute2::In< get< 0> (T{})> >  *, cute2::Q< __decltype((fo(T{})))>  *); 
# 27
template< class T, class U = cute2::In< size(T{})> , class V = cute2::Q< __decltype((size(T{})))> > struct Z : public cute2::In< size(U{})> , public cute2::Q< __decltype((fo(T{})))>  { }; 
# 28
}}

# 1 "open_calls_among_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__90a04865_29_open_calls_among_arguments_cu_6865bd02_7956
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "open_calls_among_arguments.cudafe1.stub.c"
#include "open_calls_among_arguments.cudafe1.stub.c"
# 1 "open_calls_among_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
