# 1 "awaiters_and_promises.cu"
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
task f(aw< int>  a, op o) { take(co_await a); take(co_await o); int &&r = co_await aw< int> (); auto x = co_yield 5; take(x.q); take(co_await fr()); co_await never(); double d = (co_await a) + (1.5F); op &p = o; take(co_await p); co_return ; } 
# 12
tr g(aw< int *>  a) { auto &&r = co_await 5; take(co_await a); char c = co_yield 1; co_return co_await 3; } 
# 13
template< class T> task h(T t, aw< int>  a) { take(co_await a); co_await t; co_yield t; (co_await a) + 1; } 
# 14
struct M { task m(aw< int>  a) { take(co_await a); co_return ; } }; 
# 15
void l() { auto k = [](aw< int>  a)->task { take(co_await a); int y = co_await a; co_yield 1; co_return ; } ; typedef decltype(k) __T0;} 
# 16
int x = 1; 

# 1 "awaiters_and_promises.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__665ff9f3_24_awaiters_and_promises_cu_72a681a9
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "awaiters_and_promises.cudafe1.stub.c"
#include "awaiters_and_promises.cudafe1.stub.c"
# 1 "awaiters_and_promises.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
