# 1 "constrained_special_members.cu"
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
enum class L { none, triv, nont}; 
# 5
template< L l> struct A { A(); A(const A &) noexcept requires (l == L::triv) = default;A(const A &) requires (l == L::nont); 
# 6
A &operator=(const A &) requires (l == L::triv) = default;A &operator=(const A &) requires (l == L::nont); 
# 7
~A() requires (l == L::triv) = default;~A() requires (l != L::triv); }; 
# 8
static_assert((__is_constructible(A< L::triv> , const A< L::triv>  &) && (!__is_constructible(A< L::none> , const A< L::none>  &))));
# 9
static_assert((__is_trivially_destructible(A< L::triv> ) && (!__is_trivially_destructible(A< L::nont> ))));
# 10
static_assert(__is_trivially_constructible(A< L::triv> , const A< L::triv>  &));
# 11
static_assert(__is_trivially_assignable(A< L::triv>  &, const A< L::triv>  &));
# 12
template< class T> struct P { P(); P(const P &) noexcept requires (sizeof(T) == (99)); }; 
# 13
static_assert((!__is_constructible(P< int> , P< int> )));

# 1 "constrained_special_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d557a006_30_constrained_special_members_cu_0c8a54c6_23869
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constrained_special_members.cudafe1.stub.c"
#include "constrained_special_members.cudafe1.stub.c"
# 1 "constrained_special_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
