# 1 "overload_address_kind.cu"
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
struct Functions { static void f(int) { } static void f() { } void g(int) { } void g() { } }; 
# 5
template< class T, class C> constexpr auto pick(T (C::*member)) noexcept { return member; } 
# 6
template< class F> constexpr auto pick(F *function) noexcept { return function; } 
# 7
auto a = pick< void (int)> (&Functions::f); 
# 8
auto b = pick< void (void)> (&Functions::g); 
# 9
struct Organizer { 
# 10
template< auto C, class ...R> void emplace(const char *name = 0) { } 
# 11
template< auto C, class ...R, class T> void emplace(T &value, const char *name = 0) { } 
# 12
}; 
# 13
void g(int); 
# 14
void order() { Organizer o; o.emplace< &g> ("t1"); int x; o.emplace< &g> (x, "x"); } 

# 1 "overload_address_kind.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4341fda3_24_overload_address_kind_cu_51d85730
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "overload_address_kind.cudafe1.stub.c"
#include "overload_address_kind.cudafe1.stub.c"
# 1 "overload_address_kind.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
