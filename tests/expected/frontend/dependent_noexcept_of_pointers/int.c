# 1 "dependent_noexcept_of_pointers.cu"
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
template< class ...> using void_t = void; 
# 4
template< class T, bool N = true> using fn = T (*)(void) noexcept(N); 
# 5
template< class T, class  = void> extern fn< void>  declval; 
# 6
template< class T> extern fn< T &&>  declval< T, void_t< T &&> > ; 
# 7
static_assert((noexcept(declval< int> ())), "a");
# 8
template< class T> extern fn< T &&>  dv; 
# 9
static_assert((noexcept(dv< int> ())), "b");
# 10
extern fn< int>  e; static_assert((noexcept(e())), "c");
# 11
extern fn< int, false>  e2; static_assert((!(noexcept(e2()))), "d");
# 12
template< class T> using fn2 = T (*)(void) noexcept; extern fn2< int>  e3; static_assert((noexcept(e3())), "e");
# 13
template< class T> struct S { static fn< T>  f; static T (*g)(void) noexcept(sizeof(T) == (4)); void (*h)(void) noexcept(sizeof(T) == (4)); T k() noexcept(sizeof(T) == (4)); }; 
# 14
template< class T, class U> constexpr bool same = false; template< class T> constexpr bool same< T, T>  = true; 
# 15
static_assert(same< int (*)(void) noexcept(true), int (*)(void) noexcept> , "m");static_assert((!same< int (*)(void) noexcept(true), int (*)(void)> ), "n");static_assert(same< int (*)(void) noexcept(false), int (*)(void)> , "o");static_assert(same< __decltype(dv< char> ), char &&(*)(void) noexcept> , "p");
# 16
static_assert(same< __decltype((declval< char> ())), char &&> , "q");

# 1 "dependent_noexcept_of_pointers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b9580730_33_dependent_noexcept_of_pointers_cu_9ccce165_24980
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "dependent_noexcept_of_pointers.cudafe1.stub.c"
#include "dependent_noexcept_of_pointers.cudafe1.stub.c"
# 1 "dependent_noexcept_of_pointers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
