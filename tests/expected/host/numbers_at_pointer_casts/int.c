# 1 "numbers_at_pointer_casts.cu"
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
template< class T> struct in { in(); in(int); int k; void st(int); }; typedef unsigned long st; struct R { int m; R(); R(int); }; struct Q { int m; }; 
# 4
template< class T, int N> int rv(T *p, int *ip) { int a = *((int *)p); int b = (*((int *)N)); int c = (*((int *)sizeof(T))); int d = *(reinterpret_cast< int *>(p)); int e = (*(reinterpret_cast< int *>(sizeof(T) + (N)))); int f = *((int *)ip); int g = *((int *)(p + N)); int h = *((int *)(ip + N)); const int i = (*((int *)N)); R r = (*((R *)N)); int j = ((R *)N)->m; int k = (*((R *)N)).m; int l = (-(*((int *)N))); int m = ((*((int *)N)) + 1); auto n = (*((int *)N)); T t = *((int *)N); int o((*((int *)N))); int q{(*((int *)N))}; int *s = (*((int **)N)); static int u = (*((int *)N)); int v = (*((int *)((long)N))); int w = (*(static_cast< int *>((void *)N))); int x = *((int *)0); int z = (*((int *)(N + 1))); return *((int *)N); } 
# 5
template< class T> T rv2(const T *p) { T a = *(reinterpret_cast< const volatile T *>(p)); T b = *((T *)p); T b1 = *(static_cast< T *>(0)); T b2 = *((const T *)(p + 1)); T c = (reinterpret_cast< const T *>(p))[0]; T d = (reinterpret_cast< const T *>(p))[sizeof(T)]; T *e = (reinterpret_cast< T *>(0)); auto f = (*(reinterpret_cast< const T *>(p))) + 1; auto f2 = *(reinterpret_cast< const T *>(p)); const T &g = *(reinterpret_cast< const T *>(p)); int h = (*(reinterpret_cast< int *>(sizeof(T)))); T h2 = *(reinterpret_cast< T *>(sizeof(T))); T h3 = *(reinterpret_cast< T *>(1)); T h4 = *((T *)1); static T h5 = *(reinterpret_cast< const T *>(p)); T z(*(reinterpret_cast< const T *>(p))); T zz{*(reinterpret_cast< const T *>(p))}; T z4 = *(*(reinterpret_cast< T *const *>(p))); T z5 = *(const_cast< T *>(p)); T z6 = *(static_cast< const T *>(p)); T z7 = (*(&a)); T z8 = (*(&a)); T z9 = (-(*(reinterpret_cast< const T *>(p)))); return *(reinterpret_cast< const T *>(p)); } 
# 6
template< class T, int N> void d(T *p, int *ip) { R r = (*((R *)N)); R r2 = *((R *)p); const R r3 = (*((R *)N)); Q q = (*((Q *)N)); T t = *((int *)N); T t2(*((int *)N)); auto a = (*((R *)N)); R &rr = *((R *)N); const R &rs = *((R *)N); T &tr = *((T *)N); int &ir = *((int *)N); const int &cir = *((int *)N); int arr[] = {(*((int *)N))}; static int si = (*((int *)N)); const T ct = *((int *)N); R ra = ((R)(*((int *)N))); int c = (*((R *)N)).m; in< T>  it = *((int *)N); unsigned u = (*((int *)N)); bool b = (*((int *)N)); float f = (*((int *)N)); int *ptr = (*((int **)N)); void *vp = (*((int **)N)); constexpr int ce = (*((int *)N)); } 
# 7
template< class T> struct dm { int m = (*((int *)sizeof(T))); R r = (*((R *)sizeof(T))); static const int s = (*((int *)sizeof(T))); dm() : m((*((int *)sizeof(T)))), r(*((R *)sizeof(T))) { } }; 

# 1 "numbers_at_pointer_casts.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b28b9461_27_numbers_at_pointer_casts_cu_a451c06c_30374
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "numbers_at_pointer_casts.cudafe1.stub.c"
#include "numbers_at_pointer_casts.cudafe1.stub.c"
# 1 "numbers_at_pointer_casts.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
