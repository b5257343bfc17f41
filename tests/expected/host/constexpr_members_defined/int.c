# 1 "constexpr_members_defined.cu"
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
struct A { static const int a; static constexpr inline int c = 6; static const double e; }; constexpr const int A::a = 5; constexpr inline int A::c; constexpr const double A::e = (2.0); int i = A::a; 
# 4
struct B { operator int(); virtual operator const int &() const; }; template< class T> struct D : public B { operator const T &() const; int f() { return this->B::operator int(); } T g() { return B::operator const T &(); } }; template< class T> void f() { &B::operator T; } 

# 1 "constexpr_members_defined.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e76be39c_28_constexpr_members_defined_cu__ZN1A1aE
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constexpr_members_defined.cudafe1.stub.c"
#include "constexpr_members_defined.cudafe1.stub.c"
# 1 "constexpr_members_defined.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
