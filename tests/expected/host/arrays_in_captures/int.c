# 1 "arrays_in_captures.cu"
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
int arr[3]; extern int earr[]; const char str[] = "x"; struct S { int a[2]; static int sa[2]; } s; template< class T> struct W { int m[2]; void f(int p[3], T t) { int l[3]; static int sl[2]; auto a = [x = (arr)]{ return x; } ; auto b = [x = l]{ return x; } ; auto c = [x = (sl)]{ return x; } ; auto d = [x = (str)]{ return x; } ; auto e = [x = m]{ return x; } ; auto g = [&x = (arr)]{ return (x)[0]; } ; auto h = [x = p]{ return x; } ; } }; 
# 4
void f(int (&r)[3]) { int l[3]; static int sl[2]; auto a = [x = (arr)]{ return x; } ; typedef decltype(a) __T0;auto b = [x = l]{ return x; } ; typedef decltype(b) __T1;auto c = [x = (sl)]{ return x; } ; typedef decltype(c) __T2;auto d = [x = (str)]{ return x; } ; typedef decltype(d) __T3;auto e = [x = (s.a)]{ return x; } ; typedef decltype(e) __T4;auto g = [&x = (arr)]{ return (x)[0]; } ; typedef decltype(g) __T5;auto h = [x = r]{ return x; } ; typedef decltype(h) __T6;auto i = [x = ("lit")]{ return x; } ; typedef decltype(i) __T7;auto j = [x = (S::sa)]{ return x; } ; typedef decltype(j) __T8;auto k = [x = (earr)]{ return x; } ; typedef decltype(k) __T9;auto m = [x = (arr + 1)]{ return x; } ; typedef decltype(m) __T10;auto n = [x((arr))]{ return x; } ; typedef decltype(n) __T11;auto p = [x = (&arr)]{ return x; } ; typedef decltype(p) __T12;} 

# 1 "arrays_in_captures.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7f4baa73_21_arrays_in_captures_cu_11a657fb
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "arrays_in_captures.cudafe1.stub.c"
#include "arrays_in_captures.cudafe1.stub.c"
# 1 "arrays_in_captures.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
