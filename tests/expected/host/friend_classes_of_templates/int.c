# 1 "friend_classes_of_templates.cu"
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
template< class T> class V { class It; struct Se; template< bool B> struct TI; template< bool B> class TS; T t; class It { friend struct Se; friend class Se; friend class V; friend class V; template< bool > friend struct TI; friend struct TI< true> ; int x; }; 
# 4
struct Se { friend class It; friend class It; friend struct TI< false> ; template< bool > friend class TS; int y; friend class V< int> ; friend class V< T *> ; }; 
# 5
template< bool B> struct TI { friend class Se; friend class TS< B> ; friend class TS< !B> ; friend class It; template< bool > friend struct TI; int z; }; 
# 6
template< bool B> class TS { friend struct TI< B> ; friend class V; friend class V; friend struct Se; public: int k; friend class It; private: int m; protected: int o; }; 
# 7
}; 
# 8
class W { class It; struct Se; int t; class It { friend struct Se; friend struct Se; friend class W; friend class W; int x; }; struct Se { friend class It; friend class It; int y; }; friend class It; friend struct Se; friend struct Se; }; 
# 9
template< class T> struct X { private: class A; public: int i; private: int j; public: friend class A; private: int k; public: friend class A; int l; friend class B; friend class W; friend typename T::type; friend  T; }; 
# 10
template< class T> struct Y { private: struct A { }; int k; public: friend struct A; friend class A; private: template< class > friend struct Q; template< class U> struct R; int l; template< class U> friend struct R; }; 
# 11
template< class T> struct Z { private: class A; public: friend class A; private: int j; }; 

# 1 "friend_classes_of_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__974a2116_30_friend_classes_of_templates_cu_2b7cad44_6296
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friend_classes_of_templates.cudafe1.stub.c"
#include "friend_classes_of_templates.cudafe1.stub.c"
# 1 "friend_classes_of_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
