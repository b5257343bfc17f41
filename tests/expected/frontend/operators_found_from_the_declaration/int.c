# 1 "operators_found_from_the_declaration.cu"
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
namespace A { class foo { }; }
# 5
namespace B { class bar { }; }
# 6
A::foo &operator<<(A::foo & f, const B::bar &); 
# 7
A::foo &operator>>(A::foo & f, const B::bar &); 
# 8
namespace C { 
# 9
template< class T> T val(); 
# 10
A::foo &operator<<(A::foo & f, int in); 
# 11
template< class T, class  = void> struct has { static constexpr inline bool value = false; }; 
# 12
template< class T> struct has< T, __decltype(((val< A::foo &> () << val< T> ()), ((void)0)))>  { static constexpr inline bool value = true; }; 
# 13
template< class T, class  = void> struct has2 { static constexpr inline bool value = false; }; 
# 14
template< class T> struct has2< T, __decltype(((val< A::foo &> () >> val< T> ()), ((void)0)))>  { static constexpr inline bool value = true; }; 
# 15
template< class T> auto fn(T t)->__decltype(((val< A::foo &> () << t), ((void)0))); 
# 16
template< class T> auto fn(...)->int; 
# 17
template< class T> auto hh(T t) { return [](auto &x, auto y)->__decltype(((x << y), 0)) { return 1; } (*((A::foo *)0), t); } 
# 18
}
# 19
static_assert((!C::has< B::bar> ::value), "");
# 20
static_assert(C::has2< B::bar> ::value, "");
# 21
static_assert(__is_same(__decltype((C::fn< B::bar> (B::bar()))), int), "");

# 1 "operators_found_from_the_declaration.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5057b359_39_operators_found_from_the_declaration_cu_56271d05_16276
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "operators_found_from_the_declaration.cudafe1.stub.c"
#include "operators_found_from_the_declaration.cudafe1.stub.c"
# 1 "operators_found_from_the_declaration.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
