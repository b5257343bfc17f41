# 1 "constexpr_constructor_instances_needed.cu"
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
typedef unsigned long U; 
# 4
template< class T> struct E { T a; constexpr E(T x) : a((x < 0) ? -x : x) { } E(T x, int) : a((x < 0) ? -x : x) { } }; 
# 5
struct D { template< class T> constexpr D(T x) { x < 0; } template< class T> constexpr operator T() const { return (((T)3) < 0) ? 1 : 2; } }; 
# 6
void take(D); void ref(const D &); 
# 7
E< unsigned char>  g1(1); 
# 8
void f() { 
# 9
E< unsigned>  a(1); 
# 10
E< unsigned short>  b = 1; 
# 11
E< unsigned long>  c{1}; 
# 12
E< unsigned long long>  d(1, 2); 
# 13
new E< char16_t> (1); 
# 14
(void)(((E< char32_t> )(1))); 
# 15
sizeof ((E< bool> )(1)); 
# 16
} 
# 17
void f2() { 
# 18
take(3U); ref((unsigned char)1); take(((D)((U)1))); 
# 19
D x = (unsigned short)3; 
# 20
unsigned u = x; 
# 21
const unsigned char uc = x; 
# 22
static D sd((unsigned long long)3); 
# 23
static_cast< D>((char16_t)1); 
# 24
} 
# 25
D r() { return true; } 
# 26
template< class T> void ft() { E< char>  zz(1); E< T>  z2(1); } 
# 27
int i = ((ft< unsigned> (), 0)); 
# 28
E< unsigned long long>  fx(unsigned long long x = (((E< unsigned long long> )(1))).a) { return x; } 
# 29
E< unsigned __int128>  qq[2] = {1, 2}; 
# 30
const E< wchar_t>  qw(1); 
# 31
E< char32_t>  ex = ((E< char32_t> )(1)); 
# 32
E< unsigned __int128>  *pp = new E< unsigned __int128> (1); 

# 1 "constexpr_constructor_instances_needed.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__88c9ee35_41_constexpr_constructor_instances_needed_cu_g1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constexpr_constructor_instances_needed.cudafe1.stub.c"
#include "constexpr_constructor_instances_needed.cudafe1.stub.c"
# 1 "constexpr_constructor_instances_needed.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
