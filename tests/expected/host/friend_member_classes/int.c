# 1 "friend_member_classes.cu"
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
struct B1 { private: struct In; public: int a; private: friend struct In; public: int b; private: friend struct In; protected: struct Ip; int c; friend struct Ip; friend struct Ip; private: int d; typedef In TD; friend struct In; }; 
# 4
class B2 { public: struct In; private: int a; public: friend struct In; private: int b; public: friend struct In; protected: struct Ip; public: int c; protected: friend struct Ip; public: int d; template< class U> struct M; template< class U> friend struct M; friend struct M< int> ; }; 
# 5
template< class T> struct B3 { struct Jn; typedef Jn TJ; friend class Jn; friend struct Jn; private: int a; friend typename Jn::X; friend typename Jn::Y; friend typename T::Z; friend typename T::template Q< int> ; friend typename T::Z::W; }; 
# 6
template< class T> struct B4 { struct In { struct Kn; private: int i; public: friend struct Kn; friend class Kn; friend struct Ln; friend struct Ln; }; struct Ln; friend typename In::Kn; private: int j; public: friend struct Ln; friend struct In; template< class U> friend class B4< U> ::In; }; 
# 8
struct B6 { template< class U> struct N { struct P; friend struct P; private: int i; public: friend class P; }; }; 
# 9
void ff() { struct L { struct M; friend struct M; private: int k; public: friend struct M; }; } 

# 1 "friend_member_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9bae8c25_24_friend_member_classes_cu__Z2ffv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friend_member_classes.cudafe1.stub.c"
#include "friend_member_classes.cudafe1.stub.c"
# 1 "friend_member_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
