# 1 "copied_constants.cu"
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
struct mo { unsigned m; constexpr mo(unsigned v) : m(v) { } }; struct em { }; struct et { template< class T> constexpr int operator()(T) const { return 1; } }; struct eo { constexpr eo() { } }; namespace S { struct so { int v; static const so eq; static const em ee; }; constexpr inline const so so::eq{1}; constexpr inline const em so::ee{}; struct sc { static constexpr inline em e{}; static constexpr inline mo m{2}; }; template< bool b> constexpr em v{}; template< int b> constexpr mo w{b}; }
# 4
constexpr inline mo A{1}; constexpr inline em B{}; constexpr inline et C{}; constexpr em D{}; constexpr et E{}; constexpr eo F{}; 
# 5
constexpr inline auto a1 = (A); constexpr inline auto b1 = B; constexpr inline auto c1 = C; constexpr inline auto d1 = D; constexpr inline auto e1 = E; constexpr inline auto f1 = (F); 
# 6
constexpr auto a2 = (A); constexpr auto b2 = B; constexpr auto c2 = C; constexpr auto d2 = D; constexpr auto e2 = E; constexpr auto f2 = (F); constexpr auto g2 = S::v< true> ; constexpr auto h2 = (S::w< 1> ); constexpr auto i2 = S::sc::e; constexpr auto j2 = (S::sc::m); constexpr auto k2 = S::so::eq; 
# 7
S::so r1() { return (S::so::eq); } template< class T> S::so r2() { return S::so::eq; } mo r3() { return (A); } em r4() { return (B); } template< class T> mo r5() { return A; } template< class T> em r6() { return B; } mo r7() { return (S::sc::m); } em r8() { return (S::sc::e); } auto r9() { return (C); } template< class T> auto q1() { return C; } template< class T> auto q2() { if (1) { return A; } else { return A; }  } 
# 8
void l() { auto a = (A); auto b = (B); auto c = (C); auto d = (D); auto e = (E); auto f = (F); auto g = (S::v< true> ); auto h = (S::w< 1> ); auto i = (S::sc::e); auto j = (S::sc::m); auto k = (S::so::eq); } template< class T> void lt() { auto a = (A); auto b = (B); auto c = (C); auto d = (D); auto e = (E); auto f = (F); auto g = (S::v< true> ); auto h = (S::w< 1> ); auto i = (S::sc::e); auto j = (S::sc::m); auto k = (S::so::eq); } 

# 1 "copied_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__623b7772_19_copied_constants_cu__Z2r1v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "copied_constants.cudafe1.stub.c"
#include "copied_constants.cudafe1.stub.c"
# 1 "copied_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
