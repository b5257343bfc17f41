# 1 "signed_among_arguments.cu"
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
typedef signed int int32_t; typedef signed long int64_t; typedef int32_t i32; typedef int plain; typedef signed int s0; typedef const int32_t ci; 
# 4
template< class T> struct A { }; template< class ...T> struct P { }; 
# 5
using a1 = A< signed int *> ; using a2 = A< const signed int> ; using a3 = A< A< signed int> > ; using a4 = A< void (signed int)> ; using a5 = A< signed int (signed long)> ; using a6 = A< signed int [3]> ; using a7 = A< signed int &> ; using a8 = P< signed int, int, signed int> ; using a9 = A< const signed int> ; 
# 6
using b0 = A< signed int> ; using b1 = A< signed int **> ; using b2 = A< volatile signed int> ; 
# 7
template< class T> void fn(T); void h() { fn< signed int> (3); A< P< signed int, int, signed int> >  x; } A< P< signed int, int, signed long> >  y; int32_t z; A< P< int, signed int> >  w; 
# 8
template< class T> using al = A< T> ; using c1 = al< P< signed int, int, int, int> > ; template< class T> struct S { using c2 = al< P< i32, int, int, char> > ; A< P< i32, char> >  m; }; 
# 9
template< class T, class U = int64_t> struct D { }; using d1 = D< signed int> ; using d2 = D< char, signed long> ; using d3 = D< char, signed long> ; 
# 10
template< class T> struct tr { typedef int32_t type; }; using e1 = A< P< signed int, char, char> > ; using e2 = A< P< __decltype(z), char, int> > ; 
# 11
int anchor = 1; 

# 1 "signed_among_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2746afe7_25_signed_among_arguments_cu__Z1hv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "signed_among_arguments.cudafe1.stub.c"
#include "signed_among_arguments.cudafe1.stub.c"
# 1 "signed_among_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
