# 1 "member_constants_by_typedef_names.cu"
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
template< class T> struct def { static constexpr inline int num = 5; static const int cn = 6; static constexpr inline long ln = (7); static constexpr inline unsigned un = (8); }; 
# 5
struct pl { static constexpr inline int num = 5; static const int cn = 6; static constexpr inline long ln = (7); static constexpr inline unsigned un = (8); using me = pl; using dd = def< char> ; }; 
# 6
constexpr int ni = 9; const int nc = 10; constexpr unsigned nu = (11); constexpr long nl = (12); 
# 7
template< int F, class ...A> struct set { }; 
# 8
template< unsigned F, class ...A> struct uset { }; 
# 9
template< bool F, class ...A> struct bset { }; 
# 10
using gal = def< char> ; typedef pl tpl; 
# 11
set< def< short> ::num, char>  a1; uset< def< short> ::num, char>  a2; uset< 6U, char>  a3; set< 6, char>  a4; uset< def< short> ::ln, char>  a5; set< def< short> ::un, char>  a6; 
# 12
set< pl::num, short>  b1; uset< pl::num, short>  b2; uset< 6U, short>  b3; set< 6, short>  b4; uset< pl::ln, short>  b5; set< pl::un, short>  b6; 
# 13
set< ni, int>  c1; uset< ni, int>  c2; uset< 10U, int>  c3; set< 10, int>  c4; uset< nl, int>  c5; set< nu, int>  c6; 
# 14
set< pl::num, long>  d1; uset< pl::num, long>  d2; uset< 6U, long>  d3; set< 6, long>  d4; uset< pl::ln, long>  d5; set< pl::un, long>  d6; 
# 15
set< def< char> ::num, long *>  e1; uset< def< char> ::num, long *>  e2; uset< 6U, long *>  e3; set< 6, long *>  e4; uset< def< char> ::ln, long *>  e5; set< def< char> ::un, long *>  e6; 
# 16
set< def< char> ::num, long **>  f1; uset< def< char> ::num, long **>  f2; uset< 6U, long **>  f3; set< def< char> ::num, long **>  f4; bset< def< char> ::num>  f5; bset< def< char> ::num, int>  f6; 
# 17
template< class T> struct G { using q = def< char> ; using t = pl; 
# 18
set< def< short> ::num, T>  a1; uset< def< short> ::num, T>  a2; uset< 6U, T>  a3; set< 6, T>  a4; uset< def< short> ::ln, T>  a5; set< def< short> ::un, T>  a6; 
# 19
set< pl::num, T *>  b1; uset< pl::num, T *>  b2; uset< 6U, T *>  b3; set< 6, T *>  b4; uset< pl::ln, T *>  b5; set< pl::un, T *>  b6; 
# 20
set< ni, T **>  c1; uset< ni, T **>  c2; uset< 10U, T **>  c3; set< 10, T **>  c4; uset< nl, T **>  c5; set< nu, T **>  c6; 
# 21
set< pl::num, T &>  d1; uset< pl::num, T &>  d2; uset< 6U, T &>  d3; set< 6, T &>  d4; uset< pl::ln, T &>  d5; set< pl::un, T &>  d6; 
# 22
set< def< char> ::num, T &&>  e1; uset< def< char> ::num, T &&>  e2; uset< 6U, T &&>  e3; set< 6, T &&>  e4; uset< def< char> ::ln, T &&>  e5; set< def< char> ::un, T &&>  e6; 
# 23
set< pl::num, T ***>  f1; uset< pl::num, T ***>  f2; uset< 6U, T ***>  f3; set< 6, T ***>  f4; uset< pl::ln, T ***>  f5; set< pl::un, T ***>  f6; 
# 24
template< int N> using al = set< def< char> ::num | N> ; template< int N> using al2 = set< pl::num | N, T> ; template< int N> using al3 = set< pl::num + N, T> ; template< int N> int f(set< def< char> ::num + N> ); 
# 25
}; 
# 26
template< int N = 5, bool B = true> struct H { }; 

# 1 "member_constants_by_typedef_names.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__bc28cbd8_36_member_constants_by_typedef_names_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_constants_by_typedef_names.cudafe1.stub.c"
#include "member_constants_by_typedef_names.cudafe1.stub.c"
# 1 "member_constants_by_typedef_names.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
