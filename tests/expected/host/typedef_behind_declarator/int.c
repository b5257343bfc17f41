# 1 "typedef_behind_declarator.cu"
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
struct S { int v; }; 
# 4
struct a2 { void g(int r) { (void)((int *)0); int *p = (0); void (*f)(int); en e = en::x; cl c; S q; (c.z) = 1; int &y = r; const long w = (1); alt< int>  u; int ar[3]; long nt; auto l = [](void (*)(int))->long { return (long)1; } ; typedef decltype(l) __T0;sizeof(long); (void)vv< long> (); vv< int *>  k; long *pl; vv< S>  kk; vv< vv< long> >  kv; int (a2::*mp) = (0); this->goo< long> (1); } 
# 5
using rp = int *; using fn = void (int); enum class en { x}; struct cl { int z; }; typedef S tp; using rr = int &; using cv = const long; template< class T> using alt = T; using al = alt< int> ; typedef int arr[3]; using lr = long; struct nested { typedef lr t; void h() { lr z; t y; long q; } }; template< class T> struct vv { }; typedef long lat; template< class T> void goo(T) { lr q; long z; } typedef long lat2; 
# 6
int m = (sizeof(short)); void nn(int k = sizeof(short)) noexcept(sizeof(short) == (8)); typedef short lat3; a2(int) : m(((int)3)) { } typedef int lat4; }; 

# 1 "typedef_behind_declarator.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__49b3877d_28_typedef_behind_declarator_cu_9ae67a65_28881
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "typedef_behind_declarator.cudafe1.stub.c"
#include "typedef_behind_declarator.cudafe1.stub.c"
# 1 "typedef_behind_declarator.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
