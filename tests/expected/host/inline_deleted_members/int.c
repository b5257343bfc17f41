# 1 "inline_deleted_members.cu"
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
struct A { A() = delete;void f() = delete;A(const A &) = delete;~A() = default;A &operator=(const A &) = default;__attribute((always_inline)) A(int) = delete;static void g() = delete;virtual void h() = delete;friend inline void k(A) = delete;constexpr A(long) = delete;template < class T > inline A ( T * ) = delete;A(char) { } void m() { } inline void n(); }; 
# 5
inline void z(int) = delete;static inline void y() = delete;inline void A::n() { } template < class T > inline void w ( T ) = delete;template<> inline void w(int) = delete;
# 6
template< class T> struct B { B() = delete;void f() = delete;B(const B &) = default;}; 
# 7
struct __attribute((aligned(4))) D { __attribute((always_inline)) D() = default;__attribute((always_inline)) D(int) = delete;}; 

# 1 "inline_deleted_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__46600cc2_25_inline_deleted_members_cu_7438839a_1318
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "inline_deleted_members.cudafe1.stub.c"
#include "inline_deleted_members.cudafe1.stub.c"
# 1 "inline_deleted_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
