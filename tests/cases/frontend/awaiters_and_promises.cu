// prelude: none
// flags: --c++20
namespace std { template<class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; }; template<class P = void> struct coroutine_handle { static coroutine_handle from_address(void*); }; }
struct never { never() noexcept; ~never() noexcept; bool await_ready() noexcept; template<class H> void await_suspend(H) noexcept; void await_resume() noexcept; };
struct Q { int q; };
template<class T> struct aw { bool await_ready(); template<class H> void await_suspend(H); T await_resume(); };
struct task { struct promise_type { task get_return_object(); never initial_suspend(); never final_suspend() noexcept; void return_void(); void unhandled_exception(); aw<Q> yield_value(int); }; };
struct tr { struct promise_type { tr get_return_object(); never initial_suspend(); never final_suspend() noexcept; void return_value(int); void unhandled_exception(); aw<char> yield_value(int); aw<int&> await_transform(int); template<class T> aw<T> await_transform(aw<T*>);  }; };
struct op { aw<Q*> operator co_await(); }; struct fr {}; aw<Q&&> operator co_await(fr);
void take(int); void take(Q); void take(Q*); template<class T> struct show;
task f(aw<int> a, op o) { take(co_await a); take(co_await o); int &&r = co_await aw<int>(); auto x = co_yield 5; take(x.q); take(co_await fr()); co_await never(); double d = co_await a + 1.5f; op &p = o; take(co_await p); }
tr g(aw<int*> a) { auto &&r = co_await 5; take(co_await a); char c = co_yield 1; co_return co_await 3; }
template<class T> task h(T t, aw<int> a) { take(co_await a); co_await t; co_yield t; (co_await a) + 1; }
struct M { task m(aw<int> a) { take(co_await a); } };
void l() { auto k = [](aw<int> a) -> task { take(co_await a); int y = co_await a; co_yield 1; }; }
int x = 1;
