# 1 "constrained_class_in_requirement.cu"
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
template< class A, class B> constexpr inline bool same = false; 
# 4
template< class A> constexpr inline bool same< A, A>  = true; 
# 5
template< class T> concept cls = __is_class(T); 
# 6
template< class D> requires(__is_class(D)) class V1; 
# 7
template< class D> requires(cls< D> ) class V2; 
# 8
template< class D> requires(__is_class(D) && same< D, D> ) class V3; 
# 9
template< cls D> class V4; 
# 10
template< class D> requires(__is_class(D)) class V1 { }; 
# 11
template< class D> requires(cls< D> ) class V2 { }; 
# 12
template< cls D> class V4 { }; 
# 13
template< class T> concept c1 = requires {typename V1< T> ; }; 
# 14
template< class T> concept c2 = requires {typename V2< T> ; }; 
# 15
template< class T> concept c3 = requires {typename V3< T> ; }; 
# 16
template< class T> concept c4 = requires {typename V4< T> ; }; 
# 17
namespace n { template< class D> requires(__is_class(D)) class V5 { }; }
# 18
template< class T> concept c5 = requires {typename n::V5< T> ; }; 
# 19
struct E { }; 
# 20
static_assert((!c1< void> ), "1");static_assert((!c2< void> ), "2");static_assert((!c3< void> ), "3");static_assert((!c4< void> ), "4");
# 21
static_assert((!c5< void> ), "5");static_assert(c5< E> , "5");
# 22
static_assert((!c1< E *> ), "1");static_assert((!c2< E *> ), "2");static_assert((!c3< int> ), "3");static_assert((!c4< int &> ), "4");

# 1 "constrained_class_in_requirement.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__189965d8_35_constrained_class_in_requirement_cu_30235dd1_29470
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constrained_class_in_requirement.cudafe1.stub.c"
#include "constrained_class_in_requirement.cudafe1.stub.c"
# 1 "constrained_class_in_requirement.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
