# 1 "exception_specification_of_a_named_specialization.cu"
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
template< class T> void foo() noexcept(T::value); 
# 5
template< class T> void foo2() noexcept(sizeof(T) == (1)) { } 
# 6
struct S { static constexpr inline const bool value = true; template< class T> void bar() noexcept(T::value); }; 
# 7
template< class ...Args, bool is_noexcept> constexpr bool isn(void (Args ...) noexcept(is_noexcept)) noexcept { return is_noexcept; } 
# 8
template< class ...Args, bool is_noexcept> constexpr bool isp(void (*)(Args ...) noexcept(is_noexcept)) noexcept { return is_noexcept; } 
# 9
template< class ...Args, bool is_noexcept> constexpr bool ism(void (S::*)(Args ...) noexcept(is_noexcept)) noexcept { return is_noexcept; } 
# 10
static_assert(isn(foo< S> ));
# 11
static_assert(isn(&foo< S> ));
# 12
static_assert(isp(foo< S> ));
# 13
static_assert(ism(&S::bar< S> ));
# 14
static_assert(isn(foo2< char> ));
# 15
static_assert((!isn(foo2< int> )));
# 16
void (*pf)(void) noexcept = foo< S> ; 
# 17
void (*pg)(void) noexcept = foo2< char> ; 
# 18
template< void (*F)(void) noexcept> struct Q { }; 
# 19
Q< &foo< S> >  q; 
# 20
Q< &foo2< char> >  q2; 
# 21
template< class T> struct is_n { static constexpr inline bool value = false; }; 
# 22
template< class R, class ...A> struct is_n< R (*)(A ...) noexcept>  { static constexpr inline bool value = true; }; 
# 23
static_assert(is_n< __decltype((&foo< S> ))> ::value);
# 24
static_assert((noexcept(foo< S> ())));
# 25
template< class F> constexpr bool d(F) { return is_n< F> ::value; } 
# 26
static_assert(d(foo< S> ));
# 27
static_assert(d(&foo2< char> ));

# 1 "exception_specification_of_a_named_specialization.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ffca5f7e_52_exception_specification_of_a_named_specialization_cu_pf
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "exception_specification_of_a_named_specialization.cudafe1.stub.c"
#include "exception_specification_of_a_named_specialization.cudafe1.stub.c"
# 1 "exception_specification_of_a_named_specialization.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
