# 1 "ends_of_coroutines.cu"
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
namespace std { template< class R, class ...A> struct coroutine_traits { using promise_type = typename R::promise_type; }; template< class P = void> struct coroutine_handle { static coroutine_handle from_address(void *); }; }
# 4
struct never { never() noexcept; ~never() noexcept; bool await_ready() noexcept; template< class H> void await_suspend(H) noexcept; void await_resume() noexcept; }; 
# 5
struct Q { int q; }; 
# 6
template< class T> struct aw { bool await_ready(); template< class H> void await_suspend(H); T await_resume(); }; 
# 7
struct task { struct promise_type { task get_return_object(); never initial_suspend(); never final_suspend() noexcept; void return_void(); void unhandled_exception(); aw< Q>  yield_value(int); }; }; 
# 8
struct tr { struct promise_type { tr get_return_object(); never initial_suspend(); never final_suspend() noexcept; void return_value(int); void unhandled_exception(); aw< char>  yield_value(int); aw< int &>  await_transform(int); template< class T> aw< T>  await_transform(aw< T *> ); }; }; 
# 9
struct op { aw< Q *>  operator co_await(); }; struct fr { }; aw< Q &&>  operator co_await(fr); 
# 10
void take(int); void take(Q); void take(Q *); template< class T> struct show; 
# 11
template< class T> task h1(T t, aw< int>  a) { co_await a; } 
# 12
template< class T> task h2(T t) { co_await t; } 
# 13
template< class T> T h3(T t) { co_await t; } 
# 14
template< class T> struct S { task m(aw< int>  a) { co_await a; } task n(T t) { co_await t; } T k(aw< int>  a) { co_await a; } }; 
# 15
template< class T> task h4(aw< int>  a) { co_await a; co_return ; } 
# 16
void l() { auto k = [](aw< int>  a)->task { co_await a; co_return ; } ; typedef decltype(k) __T0;auto k2 = [](auto a)->task { co_await a; } ; typedef decltype(k2) __T1;} 
# 17
task z(aw< int>  a) { auto x = co_await a; auto y(co_await a); auto w{co_await a}; int q = co_await a; co_return ; } 
# 18
template< class T> struct S2 { static task m(aw< int>  a) { co_await a; co_return ; } }; template< class T> void f(T t) { auto k = [](aw< int>  a)->task { co_await a; } ; auto k2 = [](T a)->task { co_await a; } ; } 
# 19
int y = 1; 

# 1 "ends_of_coroutines.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__66b1e24b_21_ends_of_coroutines_cu__Z1lv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "ends_of_coroutines.cudafe1.stub.c"
#include "ends_of_coroutines.cudafe1.stub.c"
# 1 "ends_of_coroutines.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
