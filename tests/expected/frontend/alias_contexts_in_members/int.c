# 1 "alias_contexts_in_members.cu"
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
template< class T, T v> struct ict { static constexpr inline T value = (v); using type = ict; }; 
# 4
template< bool B> using mbt = ict< bool, B> ; 
# 5
template< class A, class B> using lesst = mbt< A::value < B::value> ; 
# 6
template< bool C, class T, class ...E> struct ific { }; 
# 7
template< class T, class ...E> struct ific< true, T, E...>  { using type = T; }; 
# 8
template< class T, class E> struct ific< false, T, E>  { using type = E; }; 
# 9
template< bool C, class T, class ...E> using ifc = typename ific< C, T, E...> ::type; 
# 10
template< class C, class T, class ...E> using ift = typename ific< static_cast< bool>(C::value), T, E...> ::type; 
# 11
template< template< class ...>  class P> struct sel { template< class A, class B> using fn = ift< P< A, B> , A, B> ; }; 
# 12
using X3 = sel< lesst> ::fn< ict< int, -3> , ict< unsigned long, 3UL> > ; 
# 13
X3 x3; 
# 14
template< class A, class B> using min = ift< lesst< A, B> , A, B> ; 
# 15
using X4 = min< ict< int, -4> , ict< unsigned long, 3UL> > ; 
# 16
X4 x4; 

# 1 "alias_contexts_in_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b36a78f8_28_alias_contexts_in_members_cu_4ddfa77f_25951
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "alias_contexts_in_members.cudafe1.stub.c"
#include "alias_contexts_in_members.cudafe1.stub.c"
# 1 "alias_contexts_in_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
