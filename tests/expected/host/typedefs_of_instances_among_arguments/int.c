# 1 "typedefs_of_instances_among_arguments.cu"
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
namespace std { template< class T> struct ct { typedef int it; typedef T self; }; }
# 5
template< class T> struct A1 { }; template< class T> struct A2 { }; template< class T> struct A3 { }; template< class T> struct A4 { }; template< class T> struct A5 { }; template< class T> struct A6 { }; 
# 6
template< class T> struct A7 { }; template< class T> struct A8 { }; template< class T> struct A9 { }; 
# 7
template< class T> struct Outer { typedef int mt; typedef T tt; void mf() { A9< int>  a; A8< tt>  b; A7< Outer< int> ::mt>  c; } }; 
# 8
struct P { typedef int pt; }; 
# 9
typedef int gt; 
# 10
void nf() { A1< int>  a; A1< int>  b; } 
# 11
template< class T> void tf(T t) { A2< std::ct< char> ::it>  a; A2< std::ct< char> ::it>  b; A3< P::pt>  c; A4< gt>  d; t.template g< std::ct< char> ::it, P::pt, gt> (); { A5< int>  q; } A6< std::ct< T> >  r; } 
# 12
template< class T> struct CT { A6< std::ct< char> ::it>  a; void f() { A6< std::ct< char> ::it>  b; } }; 
# 13
template< class T> struct A11 { }; A11< int>  gv; 
# 14
int anchor = 1; 

# 1 "typedefs_of_instances_among_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__fcd1923f_40_typedefs_of_instances_among_arguments_cu__Z2nfv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "typedefs_of_instances_among_arguments.cudafe1.stub.c"
#include "typedefs_of_instances_among_arguments.cudafe1.stub.c"
# 1 "typedefs_of_instances_among_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
