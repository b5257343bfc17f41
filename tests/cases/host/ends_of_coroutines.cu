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
template<class T> task h1(T t, aw<int> a) { co_await a; }
template<class T> task h2(T t) { co_await t; }
template<class T> T h3(T t) { co_await t; }
template<class T> struct S { task m(aw<int> a) { co_await a; } task n(T t) { co_await t; } T k(aw<int> a) { co_await a; } };
template<class T> task h4(aw<int> a) { co_await a; }
void l() { auto k = [](aw<int> a) -> task { co_await a; }; auto k2 = [](auto a) -> task { co_await a; }; }
task z(aw<int> a) { auto x = co_await a; auto y(co_await a); auto w{co_await a}; int q = co_await a; }
template<class T> struct S2 { static task m(aw<int> a) { co_await a; } }; template<class T> void f(T t) { auto k = [](aw<int> a) -> task { co_await a; }; auto k2 = [](T a) -> task { co_await a; }; }
int y = 1;
