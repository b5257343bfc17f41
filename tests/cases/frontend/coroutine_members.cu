// flags: --c++20
namespace std { template <class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; };
template <class P = void> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; static coroutine_handle from_promise(P &); void *address() const noexcept; operator coroutine_handle<>() const noexcept; };
template <> struct coroutine_handle<void> { static coroutine_handle from_address(void *) noexcept; void *address() const noexcept; };
struct suspend_never { bool await_ready() const noexcept; void await_suspend(coroutine_handle<>) const noexcept; void await_resume() const noexcept; };
struct suspend_always { bool await_ready() const noexcept; void await_suspend(coroutine_handle<>) const noexcept; void await_resume() const noexcept; }; }
struct Good { struct promise_type { Good get_return_object(); std::suspend_never initial_suspend() noexcept; std::suspend_never final_suspend() noexcept; void return_void(); void unhandled_exception(); std::suspend_never yield_value(int); }; };
struct NoMembers { struct promise_type { }; };
NoMembers without_members() { co_return; }
struct Throwing { struct promise_type { Throwing get_return_object(); std::suspend_never initial_suspend() noexcept; std::suspend_never final_suspend(); void unhandled_exception(); }; };
Throwing no_return_void() { co_return; }
Throwing no_return_value() { co_return 1; }
struct T { };
Good nothing_to_return() { co_return 1; }
Good also_returns() { co_return; return Good(); }
Good awaits() { co_await std::suspend_never(); co_await T(); co_return; }
Good awaits_number() { co_await 1; co_return; }
auto deduced() { co_return; }
constexpr Good constant() { co_return; }
Good variadic(...) { co_return; }
struct S { S() { co_return; } ~S() { co_return; } Good member(int) const { co_return 1; } };
int main() { co_return; }
