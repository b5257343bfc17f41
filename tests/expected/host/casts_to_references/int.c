# 1 "casts_to_references.cu"
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
typedef int V; typedef V &R; typedef V &&RR; typedef R R2; typedef const V CV; typedef CV &CR; typedef int A3[3]; typedef A3 &RA; typedef int (&RF)(int); 
# 5
struct S { typedef int v; typedef v &ref; typedef const v &cref; static int w; }; 
# 6
template< class T> struct E { typedef T value_type; typedef value_type &reference; typedef const value_type &const_reference; typedef T &tr; typedef const T &ctr; typedef int &ir; typedef value_type *pointer; char st[8]; 
# 7
reference f(int i) { return reinterpret_cast< value_type &>((st)[i]); } 
# 8
const_reference g(int i) const { return reinterpret_cast< const value_type &>((st)[i]); } 
# 9
tr h(int i) { return reinterpret_cast< T &>((st)[i]); } 
# 10
ir k(int i) { (void)(reinterpret_cast< const T &>((st)[i])); (void)((const T &)((st)[i])); (void)(static_cast< value_type &>((st)[i])); (void)(reinterpret_cast< pointer>(st)); (void)(reinterpret_cast< value_type &>((st)[i])); (void)(reinterpret_cast< S::v &>((st)[0])); (void)((V &)((st)[1])); return reinterpret_cast< int &>((st)[i]); } 
# 11
}; 
# 12
template< class T> void tm(T &t) { (void)(static_cast< typename T::ref>(t)); (void)(static_cast< typename T::ref &>(t)); (void)(static_cast< typename T::ref &&>(t)); typedef typename T::ref Q; (void)((Q)t); typedef T &Q2; (void)((T &)t); (void)((T &)t); (void)(reinterpret_cast< A3 &>(t)); (void)(reinterpret_cast< int (&)(int)>(t)); (void)((CV &)t); (void)(static_cast< V &&>(t)); } 
# 13
void nt(int i, const int j, int (&fn)(int), int *a) { (void)((V &)i); (void)(static_cast< V &>(i)); (void)(static_cast< V &&>(i)); (void)(static_cast< V &>(i)); (void)(static_cast< CV &>(i)); (void)(static_cast< S::v &>(i)); (void)(const_cast< V &>(j)); (void)(reinterpret_cast< A3 &>(a)); (void)(static_cast< int (&)(int)>(fn)); (void)(static_cast< V &>(i)); (void)(static_cast< V &>(i)); (void)(static_cast< const V &>(i)); (void)(static_cast< V &&>(i)); } 

# 1 "casts_to_references.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a5aaf9e4_22_casts_to_references_cu_ee449c0a
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "casts_to_references.cudafe1.stub.c"
#include "casts_to_references.cudafe1.stub.c"
# 1 "casts_to_references.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
