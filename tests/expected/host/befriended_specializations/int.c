# 1 "befriended_specializations.cu"
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
namespace N { namespace L { struct A; template< int > struct B; }
# 5
template< class T, class L, bool G = false> class It; 
# 6
template< class T, bool G> class It< T, L::A, G>  { public: class P { friend class N::It< T, L::A, G> ; public: P() { } }; friend class P; struct R { friend class N::It< T, L::A, G> ; struct S { friend class N::It< T, L::A, G> ; }; }; }; 
# 7
template< class T, int K> class It< T, L::B< K> , false>  { class P { friend class N::It< T, L::B< K> , false> ; friend class N::It< T, L::B< K> , false> ; }; }; 
# 8
template< class T> class Pr { class P { friend class Pr; friend class Pr; }; }; 
# 9
template<> class It< int, int, true>  { class P { friend class N::It< int, int, true> ; }; }; 
# 10
class NT { class P { friend class NT; friend class NT; }; }; 
# 11
template< class T> struct D { friend  T; template< class U> friend class It2; struct E; }; template< class T> struct D< T> ::E { friend struct D; }; 
# 12
}
# 13
int anchor = 1; 

# 1 "befriended_specializations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__521838bd_29_befriended_specializations_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "befriended_specializations.cudafe1.stub.c"
#include "befriended_specializations.cudafe1.stub.c"
# 1 "befriended_specializations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
