# 1 "keywords_of_deleted_templates.cu"
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
struct Te { }; 
# 5
template< class T> struct CT { 
# 6
template < class A,
   class B > inline __attribute__ ( ( always_inline ) ) friend constexpr void cu ( CT const & t, A a, B const & b ) = delete;
# 8
template < class A > friend void cv ( CT const & t, A a ) = delete;
# 9
template < class A > inline __decltype ( auto ) me ( A a ) = delete;template < class A > static inline void ms ( A a, __decltype ( a ) b, const int * __restrict__ c ) = delete;
# 10
void nm() = delete;
# 11
}; 
# 12
struct NC { template < class A > friend void cw ( NC const & t, A a ) = delete;template < class A > inline __attribute__ ( ( unused ) ) void cx ( A a, signed int b, volatile int c ) = delete;template < class A > auto z ( A a ) -> typeof ( a ) = delete;}; 
# 13
template < class T > inline __decltype ( auto ) fn ( T const x, signed y, typeof ( x ) z ) = delete;
# 14
template < class T > void h1 ( T a, const int b, volatile int c, int ( * d ) [ __alignof__ ( T ) ], int ( * e ) [ __alignof__ ( T ) ], int ( * g ) [ alignof ( T ) ], __complex__ float h, __complex__ float i, typeof ( a ) j, signed char k, __int128 l, __int128_t m, int ( * n ) [ sizeof ( __real a ) ], int ( * o ) [ sizeof ( __imag a ) ], __float128 p, bool q, wchar_t r, T * __restrict__ s ) = delete;
# 15
template < class T > inline static void h2 ( T a ) __attribute__ ( ( unused ) ) = delete;template < class T > __attribute__ ( ( unused ) ) void h3 ( T a ) = delete;template < class T > void f4 ( T a, int ( * b ) [ __extension__ 1 ] ) noexcept ( noexcept ( a ) && ! true || false ) = delete;template < class T > __complex__ double f5 ( T a, int ( * b ) [ ( 1 & 2 ) + ( 1 | 2 ) + ( 1 ^ 2 ) + ~ 2 + ( 1 != 2 ) ] ) = delete;

# 1 "keywords_of_deleted_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3789f7c4_32_keywords_of_deleted_templates_cu_c223dcf9_18965
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "keywords_of_deleted_templates.cudafe1.stub.c"
#include "keywords_of_deleted_templates.cudafe1.stub.c"
# 1 "keywords_of_deleted_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
