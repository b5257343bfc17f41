# 1 "open_sizes.cu"
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
template< class T> struct is_e { static const bool value = true; }; 
# 5
template< class T, bool  = is_e< T> ::value> struct uimpl { using type = int; }; 
# 6
template< class T> struct ut : public uimpl< T>  { }; 
# 7
enum class perms: unsigned { a}; 
# 8
enum class opts: unsigned { a}; 
# 9
constexpr perms f(perms x) { using u = uimpl< perms> ::type; return static_cast< perms>(static_cast< u>(x)); } 
# 10
inline opts g(opts x) { typedef ut< opts> ::type u; return static_cast< opts>(static_cast< u>(x)); } 
# 11
ut< opts> ::type gx; 
# 12
using gt = ut< opts> ::type; 
# 13
struct S { using u = ut< opts> ::type; u m; }; 
# 14
template< class Q> struct Mock : public Q { Mock() { static_assert((sizeof((*this)) == sizeof(Q)), "x");} 
# 15
int f() { static_assert((sizeof((*this)) == (1)), "x");int k = (sizeof((*this))); int l = (sizeof(this)); return sizeof((*this)) + sizeof((*this)); } int n = (sizeof((*this))); }; 
# 16
struct R { bool out; unsigned size; }; 
# 17
template< class T> R ff(T); 
# 18
template< class T> struct RR { T out; bool b; }; 
# 19
template< class T, int N> RR< T>  h(T x) { auto result = ff(x); return {(result.out), (result.size) > N}; } 
# 20
template< class Ch> struct pc { pc(Ch *); pc(); }; 
# 21
template< class Ch> void k() { auto c = pc< Ch> ({}); auto d = pc< Ch> (); auto e = pc< Ch> {}; pc< Ch>  q = pc< Ch> ({}); const auto &z = pc< Ch> ({}); } 
# 22
template< class F> struct ug { ug(F); }; 
# 23
struct in { int m(); in(int, int); in(int); }; 
# 24
template< class T> void kk(T in2) { ug< T>  g(in2); ug< int>  u{3}; in i2(1, 2); auto i3 = in(1, 2); in i4 = in(1, 2); in i5{1, 2}; in i6(1, 2); } 

# 1 "open_sizes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c78aad3d_13_open_sizes_cu_ce772f0f_21282
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "open_sizes.cudafe1.stub.c"
#include "open_sizes.cudafe1.stub.c"
# 1 "open_sizes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
