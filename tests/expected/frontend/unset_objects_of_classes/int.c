# 1 "unset_objects_of_classes.cu"
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
struct C1 { char d[8]; template< class T> operator T &() { return *((T *)(d)); } template< class T> operator const T &() const { return *((const T *)(d)); } }; 
# 4
struct C2 { char d[8]; operator int() const; }; struct C3 { char d[8]; template< class T> operator T() const; }; 
# 5
void f(int); 
# 6
void g() { C1 a; f(static_cast< int>(a)); C1 b; f(b); C1 c; int i = c; C2 d; f(static_cast< int>(d)); C2 e; f(e); C2 h; f((int)h); C2 k; f((int)k); C3 l; f(static_cast< int>(l)); C3 m; f(m); C3 n; int j = n; C2 o; int p = o + 1; C1 q; int r = (int)q; } 
# 7
struct arr { char a[8]; void fill(int); }; struct ctor { ctor(); int i; }; 
# 8
void f2() { arr p; auto l = [p]() mutable { (p).fill(0); } ; typedef decltype(l) __T0;int q; auto l2 = [q]{ return q; } ; typedef decltype(l2) __T1;ctor c; auto l3 = [c]{ return (c).i; } ; typedef decltype(l3) __T2;arr p2; arr p3 = p2; arr p4; arr p5(p4); int r; int s = r; auto l4 = [=]{ return ((p).a)[0]; } ; typedef decltype(l4) __T3;arr p6; auto l5 = [x = p6]{ return 1; } ; typedef decltype(l5) __T4;int w; auto l6 = [x = w]{ return x; } ; typedef decltype(l6) __T5;} 

# 1 "unset_objects_of_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e8d0214a_27_unset_objects_of_classes_cu__Z1gv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "unset_objects_of_classes.cudafe1.stub.c"
#include "unset_objects_of_classes.cudafe1.stub.c"
# 1 "unset_objects_of_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
