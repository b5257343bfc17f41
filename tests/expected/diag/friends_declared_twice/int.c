# 1 "friends_declared_twice.cu"
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
struct D; struct Other; void g(int); void g(char); template< class T> struct TT; namespace N { struct X; void nf(); }struct M { void a(); M(); }; 
# 5
struct A { friend int f(); friend int f(); friend void g(int); friend void g(char); friend void g(int); }; 
# 6
struct B { friend struct D; friend struct D; friend struct Other; friend struct N::X; friend struct N::X; friend void N::nf(); friend void N::nf(); }; 
# 7
struct C { friend struct TT< int> ; friend struct TT< char> ; friend struct TT< char> ; friend void M::a(); friend void M::a(); friend M::M(); friend M::M(); }; 
# 8
struct E { template< class T> friend struct TT; template< class T> friend struct TT; friend inline void defined(); friend inline void defined() { } }; 
# 9
template< class T> struct F { friend struct D; friend struct D; friend  T; friend  T; friend struct TT< T> ; friend struct TT< T> ; }; 
# 10
typedef D DD; struct G { friend int; friend int; friend struct D; friend struct D; friend G operator+(G, G); friend G operator+(G, G); }; 

# 1 "friends_declared_twice.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b93306f7_25_friends_declared_twice_cu_dfd27471_14970
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friends_declared_twice.cudafe1.stub.c"
#include "friends_declared_twice.cudafe1.stub.c"
# 1 "friends_declared_twice.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
