# 1 "literals_in_qualifiers.cu"
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
template< long A, long B> struct mulc { static constexpr inline long value = (A * B); template< long C> struct in { static constexpr inline long w = C; }; static int f(); }; 
# 4
template< class T, long B> struct mt { static constexpr inline long value = B; static int f(); }; 
# 5
template< long N> struct r1 { }; 
# 6
template< class R> struct s1 { 
# 7
enum { a1 = mulc< R::v, 12L> ::value, a2 = mulc< R::v, 13L> ::value, a3 = mulc< R::v, 11L> ::value, a4 = mulc< R::v, 97L> ::value, a5 = mulc< R::v, 1L> ::value, a6 = mulc< R::v, 4L> ::value, a7 = mt< R, 7L> ::value, a8 = mulc< 1L, R::v> ::template in< 3> ::w}; 
# 8
static const int b1 = (mulc< R::v, 12L> ::value); 
# 9
int c[mulc< R::v, 14L> ::value]; 
# 10
int d: mulc< R::v, 15L> ::value; 
# 11
int f(int x = mulc< R::v, 16L> ::value) { int y = (mulc< R::v, 17> ::value); return mulc< R::v, 18> ::f() + mt< R, 19> ::value; } 
# 12
static_assert((mulc< R::v, 20L> ::value > 1), "");
# 13
int g = (mulc< R::v, 21L> ::value); 
# 14
s1() : g((mulc< R::v, 22> ::value)) { } 
# 15
auto h()->__decltype((mulc< R::v, 23L> ::f())); 
# 16
auto i() noexcept(mulc< R::v, 24L> ::value > 2)->r1< mulc< R::v, 24L> ::value> ; 
# 17
}; 
# 18
template< class R> int ft(r1< mulc< R::v, 25> ::value>  p, int d = mulc< R::v, 26L> ::value) { r1< mulc< R::v, 27> ::value>  z; return mt< R, 28> ::value + mulc< R::v, 29> ::f(); } 
# 19
template< class R> constexpr int vt = (mulc< R::v, 30L> ::value); 
# 20
template< class R, long N = mulc< R::v, 31> ::value> struct s2 { }; 
# 21
template< class R> struct s3 : public r1< mulc< R::v, 32L> ::value>  { }; 
# 22
template< class R> using al = r1< mulc< R::v, 33L> ::value> ; 

# 1 "literals_in_qualifiers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__44d369d9_25_literals_in_qualifiers_cu_352507dd_31946
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "literals_in_qualifiers.cudafe1.stub.c"
#include "literals_in_qualifiers.cudafe1.stub.c"
# 1 "literals_in_qualifiers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
