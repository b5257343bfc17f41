# 1 "destructors_that_throw.cu"
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
struct Thrower { ~Thrower() noexcept(false); }; 
# 4
struct Base : public Thrower { }; 
# 5
struct Member { Thrower t; }; 
# 6
struct Written { ~Written(); Thrower t; }; 
# 7
struct Quiet { ~Quiet() noexcept; Thrower t; }; 
# 8
Member make() noexcept; 
# 9
void take(Member) noexcept; 
# 10
Member m; 
# 11
Member &r = (m); 
# 12
static_assert(((!(noexcept(Thrower()))) && (!(noexcept(Base()))) && (!(noexcept(Member()))) && (!(noexcept(Written())))), "");
# 13
static_assert(((!(noexcept(Member{}))) && (!(noexcept(make()))) && (!(noexcept(take(m)))) && (!(noexcept(r.~Member())))), "");
# 14
static_assert(((!(noexcept(delete (&m)))) && (noexcept(Quiet())) && (noexcept(r = r))), "");
# 15
typedef __decltype((sizeof 0)) size_t; 
#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include "crt/host_runtime.h"
# 16
void *operator new(size_t, void *p) noexcept { return p; } 
# 17
void operator delete(void *, void *) noexcept; 
# 18
void *operator new(size_t, int); 
# 19
void operator delete(void *, int); 
# 20
extern void *place; 
# 21
struct Good { Good() noexcept; }; 
# 22
struct Bad { Bad(); }; 
# 23
struct Own { static void *operator new(size_t) noexcept; }; 
# 24
static_assert(((noexcept(new (place) Good)) && (!(noexcept(new (place) Bad))) && (!(noexcept(new (1) Good)))), "");
# 25
static_assert(((noexcept(new Own)) && (!(noexcept(new Bad())))), "");
# 26
template< class T> struct Box { 
# 27
static void f() noexcept(sizeof(T) == (4)); 
# 28
void g() noexcept(noexcept((f)())) { static_assert(noexcept((f)()), "");} 
# 29
}; 

# 1 "destructors_that_throw.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5daf8d71_25_destructors_that_throw_cu_m
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "destructors_that_throw.cudafe1.stub.c"
#include "destructors_that_throw.cudafe1.stub.c"
# 1 "destructors_that_throw.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
