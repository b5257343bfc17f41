# 1 "open_member_temporaries.cu"
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
template< class T> struct arg { int n; arg(int); arg(int, int); template< class E> arg(E); struct handle { handle(int); handle(int, int); handle(); }; struct agg { int a, b; }; template< class U> struct mt { mt(int); mt(int, int); }; 
# 5
template< class E> auto vis(E e) { e((((arg)((e.b))))); e((arg((e.b), 1))); e((handle)(e.b)); e((handle((e.b), 1))); e((((arg)((e.b))))); e((((arg< T *> )((e.b))))); e((typename arg< T *> ::handle)(e.b)); e((typename arg< T *> ::handle((e.b), 1))); e((((mt< int> )((e.b))))); e((mt< int> ((e.b), 1))); e((((mt< E> )((e.b))))); e(static_cast< handle>(e.b)); e((static_cast< arg>((e.b)))); e((handle)(e.b)); e((agg{(e.b), 1})); e((handle{(e.b), 1})); e((arg{(e.b), 1})); 
# 6
auto a1 = ((((arg)((e.b))))); auto a2 = ((arg((e.b), 1))); auto a3 = (handle)(e.b); auto a4 = ((handle((e.b), 1))); handle a5 = (handle)(e.b); arg a6 = ((arg)((e.b))); arg a7(((((arg)((e.b)))))); handle a8(((handle((e.b), 1)))); auto a9 = ((((mt< int> )((e.b))))); auto aa = ((mt< int> ((e.b), 1))); const auto &ab = (handle)(e.b); int ac = (handle)(e.b); auto ad = ((handle{(e.b), 1})); auto ae = ((arg{(e.b), 1})); 
# 7
for (auto c : (handle)(e.b)) { ; }  for (auto c : (handle((e.b), 1))) { ; }  for (auto c : (((arg)((e.b))))) { ; }  for (auto c : (arg((e.b), 1))) { ; }  for (auto c : (arg{(e.b), 1})) { ; }  
# 8
e({(handle)(e.b), 1}); int ai[] = {(handle)(e.b), ((handle((e.b), 1)))}; if ((handle)(e.b)) { ; }  ((handle)(e.b)).x(); e + ((handle)(e.b)); -((handle)(e.b)); throw (handle)(e.b); return (handle)(e.b); } 
# 9
arg f1(T e) { return ((arg)((e.b))); } arg f2(T e) { return arg((e.b), 1); } handle f3(T e) { return (handle)(e.b); } handle f4(T e) { return handle((e.b), 1); } 
# 10
handle h; arg(T e, int) : n((handle)(e.b)) { } arg(T e, int, int) : h((handle((e.b), 1))) { } 
# 11
}; 
# 12
template< class T> int ff(T e) { int i = T({}); int j = ((T({(e.b)}))); const int k = T({1}); auto m = ((T({(e.b), 1}))); struct L { L(int); L(int, int); }; e((((L)((e.b))))); e((L((e.b), 1))); auto l = ((((L)((e.b))))); auto l2 = ((L((e.b), 1))); L l3 = ((L)((e.b))); return T({}); } 

# 1 "open_member_temporaries.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__079abfdf_26_open_member_temporaries_cu_6b09cac4_21281
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "open_member_temporaries.cudafe1.stub.c"
#include "open_member_temporaries.cudafe1.stub.c"
# 1 "open_member_temporaries.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
