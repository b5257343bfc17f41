# 1 "aliases_with_conditions.cu"
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
template< class T, class U> using first = T; 
# 5
template< class T, class U> void g(first< T, typename U::x>  *, U); 
# 6
template< class T, class U> void g2(first< int, typename U::x>  *, U); 
# 7
template< class T, class U = typename T::x> using withx = T *; 
# 8
template< class T> void k(withx< T>  p); 
# 9
template< class T> struct S { S(int); }; 
# 10
template< class T, class  = __decltype((T()))> using S2 = S< T> ; 
# 11
template< class T> void kk(S2< T>  p); 
# 12
template< class T> struct tr { static const int v = 0; }; 
# 13
template< class T> struct tr< withx< T> >  { static const int v = 1; }; 
# 14
struct A { using x = int; }; 
# 15
struct B { }; 
# 16
static_assert((tr< A *> ::v == 1), "");
# 17
static_assert((tr< B *> ::v == 0), "");
# 18
void t() { g((int *)0, A()); g2< int> ((int *)0, A()); k((A *)0); kk(((S< int> )(1))); } 

# 1 "aliases_with_conditions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0dd5e624_26_aliases_with_conditions_cu__Z1tv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "aliases_with_conditions.cudafe1.stub.c"
#include "aliases_with_conditions.cudafe1.stub.c"
# 1 "aliases_with_conditions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
