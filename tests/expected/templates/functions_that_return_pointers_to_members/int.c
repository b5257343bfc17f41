# 1 "functions_that_return_pointers_to_members.cu"
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
namespace N { struct X { }; template< class P> struct T { }; struct D { struct E { }; }; }
# 4
namespace M { 
# 5
int (N::X::*f(int)); int (N::X::*g(int)); int (N::X::*v); int (N::T< int> ::*h(int)); template< class P> int (N::T< P> ::*k(P)); template< class P> int (N::T< P> ::*l(P)); template< class P> int (N::X::*m(P)); 
# 6
int (N::D::E::*o(int)); template< class P> int (P::*q(P)); int (*(N::X::*r(int)))(int); template< class P> long (N::T< P> ::*s(P, void *)); template< class P> char s(P, int); 
# 7
}
# 8
void t() { M::f(1); M::g(1); (void)M::v; M::h(1); M::k(1); M::l(1); M::m(1); M::o(1); M::r(1); static_assert((sizeof M::s('a', 1) == (1)), "");} 

# 1 "functions_that_return_pointers_to_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__bfd6a94d_44_functions_that_return_pointers_to_members_cu__Z1tv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "functions_that_return_pointers_to_members.cudafe1.stub.c"
#include "functions_that_return_pointers_to_members.cudafe1.stub.c"
# 1 "functions_that_return_pointers_to_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
