// prelude: none
// flags: --c++20
// Coroutines whose promise does not take what they give, or says nothing of their end
namespace std {
template<class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; };
template<class P = void> struct coroutine_handle {};
struct suspend { bool await_ready() noexcept; template<class P> void await_suspend(coroutine_handle<P>) noexcept; void await_resume() noexcept; };
struct bad_suspend { bool await_ready(); template<class P> void await_suspend(coroutine_handle<P>); void await_resume(); };
}
struct A { struct promise_type { A get_return_object(); std::suspend initial_suspend(); std::suspend final_suspend(); void return_void(); void return_value(int); }; };
A a1() { co_return; }
A a2() { co_return 3; }
struct B { struct promise_type { B get_return_object(); std::suspend initial_suspend(); std::suspend final_suspend() noexcept; void unhandled_exception(); std::suspend yield_value(int); }; };
B b1() { co_yield 1; }
B b2() { co_await std::suspend{}; }
B b3(int n) { while (true) co_yield n; }
B b4(int n) { for (;;) { co_yield n; } }
B b5(int n) { if (n) co_return; co_yield 2; }
B b6() { co_yield "x"; }
B b7() { co_yield 1; throw 1; }
struct C { struct promise_type { C get_return_object(); std::suspend initial_suspend(); std::suspend final_suspend() noexcept; void unhandled_exception(); void return_value(int); }; };
C c1() { co_return 1; }
C c2(int n) { if (n) co_return 1; }
C c3() { co_await std::suspend{}; }
C c4() { co_return "x"; }
C c5() { co_return; }
template<class T> struct G { struct promise_type { T v; G get_return_object(); std::suspend initial_suspend(); std::suspend final_suspend(); void return_void(); void return_value(T); std::suspend yield_value(T); }; };
G<int> g1() { co_return; }
G<int> g2() { co_yield "x"; }
template<class T> G<T> g3(T t) { co_yield t; }
template<class T> struct H { struct promise_type { T v; H get_return_object(); std::suspend initial_suspend(); std::suspend final_suspend() noexcept; void return_value(T); void unhandled_exception(); std::suspend yield_value(T); }; };
H<int> h1() { co_yield 1; }
H<int> h2() { co_return "x"; }
H<char*> h3() { co_yield 1; co_return 1; }
