# 1 "definitions_of_constexpr_members.cu"
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
template< int I> struct A { 
# 4
template< class E, class T = int> static constexpr inline const T v = (I); 
# 5
template< class E> static constexpr inline int w = I; 
# 6
template< class E> static const int u = I; 
# 7
template< class E> static int n; 
# 8
template< class E> static inline int m = 3; 
# 9
static constexpr inline int p = I; static const int q = I; static constexpr inline const int r = I; 
# 10
}; 
# 11
template< int I> template< class E, class T> constexpr inline const T A< I> ::v; 
# 12
template< int I> template< class E> constexpr inline int A< I> ::w; 
# 13
template< int I> template< class E> const int A< I> ::u; 
# 14
template< int I> constexpr inline int A< I> ::p; template< int I> const int A< I> ::q; template< int I> constexpr inline const int A< I> ::r; 
# 15
struct B { template< class E> static constexpr inline int w = 1; template< class E> static constexpr inline const int x = 1; static constexpr inline int y = 1; template< class E> static const int z = 1; }; 
# 16
template< class E> constexpr inline int B::w; template< class E> constexpr inline const int B::x; constexpr inline const int B::y; template< class E> const int B::z; 
# 17
const void *f() { return &A< 1> ::v< int> ; } 

# 1 "definitions_of_constexpr_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5d474ea9_35_definitions_of_constexpr_members_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "definitions_of_constexpr_members.cudafe1.stub.c"
#include "definitions_of_constexpr_members.cudafe1.stub.c"
# 1 "definitions_of_constexpr_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
