# 1 "access_of_friend_templates.cu"
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
template< class T> concept C = true; template< class T> struct sa; template< C T> struct sc; 
# 5
template< class T> class k1 { int z; public: int y; template< class U> friend class k1; private: int q; }; 
# 6
template< class T> class k2 { int z; public: int y; private: template< class > friend class k1; int q; }; 
# 7
template< C T> class k3 { int z; public: int y; template< C U> friend class k3; private: int q; }; 
# 8
template< class T> class k4 { int z; public: int y; private: template< C U> friend class k3; int q; }; 
# 9
template< C T> class k5 { int z; public: int y; private: template< class U> friend class k1; int q; }; 
# 10
template< class T> class k6 { int z; public: int y; template< class U> friend void ff(U); private: int q; }; 
# 11
template< class T> class k7 { int z; public: int y; private: template< class U> friend struct sa; int q; }; 
# 12
template< class T> requires(C< T> ) class k8 { int z; public: int y; private: template< class U> friend struct sa; int q; }; 
# 13
template< class T> class k9 { int z; public: int y; private: template< class U> requires(C< U> ) friend class k8; int q; }; 
# 14
template< class T> class ka { int z; public: int y; friend class kb; private: int q; }; 

# 1 "access_of_friend_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__37b94145_29_access_of_friend_templates_cu_d32fd9fb_20330
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "access_of_friend_templates.cudafe1.stub.c"
#include "access_of_friend_templates.cudafe1.stub.c"
# 1 "access_of_friend_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
