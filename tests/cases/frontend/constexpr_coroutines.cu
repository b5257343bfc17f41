// shows: what is wrong with the promise of a coroutine is told before that it is constexpr
// flags: --c++20
// prelude: none
namespace std { template<class T, class... A> struct coroutine_traits { using promise_type = typename T::promise_type; };
template<class P = void> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; void *address() const noexcept; };
struct suspend_always { bool await_ready() noexcept; template<class P> void await_suspend(coroutine_handle<P>) noexcept; void await_resume() noexcept; }; }
template<class T> struct Gen { struct promise_type { T v; Gen get_return_object(); std::suspend_always initial_suspend(); std::suspend_always final_suspend(); std::suspend_always yield_value(T x); void return_void() { } void return_value(T) { } }; };
constexpr Gen<int> c() { co_yield 1; }
consteval Gen<int> d() { co_return; } Gen<int> e() { co_yield 1; }
