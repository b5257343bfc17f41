# 1 "deleted_abbreviated_templates.cu"
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
void begin ( auto & ) = delete;
# 5
void begin2 ( auto &, int x = 3 ) = delete;
# 6
template < class T > void b3 ( T & ) = delete;
# 7
void b4(auto &); 
# 8
inline void b5(auto &x) { } 
# 9
static void b6(auto); 
# 10
namespace N { void begin ( auto & ) = delete;void begin ( const auto & ) = delete;constexpr auto bb ( auto x ) noexcept ( true ) -> int = delete;
# 11
struct S { void m ( auto ) = delete;S ( auto ) = delete;template < class T > void q ( T, auto ) = delete;static void st ( auto && ... ) = delete;}; }
# 12
template< class T> concept C = true; 
# 13
void c1 ( C auto x ) = delete;void c2(C auto x); void c3(C auto &&...x) { } 
# 14
template < class T > void c5 ( T, auto ) = delete;
# 15
[ [ nodiscard ] ] int c4 ( auto x ) = delete;inline int c6(auto x) = delete;extern "C++" {int c7 ( auto x ) = delete;}
# 16
inline void d1(int) = delete;
# 17
template<> inline void b3(int &) = delete;

# 1 "deleted_abbreviated_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__37f5e6b0_32_deleted_abbreviated_templates_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "deleted_abbreviated_templates.cudafe1.stub.c"
#include "deleted_abbreviated_templates.cudafe1.stub.c"
# 1 "deleted_abbreviated_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
