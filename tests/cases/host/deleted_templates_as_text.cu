// shows: deleted templates as text, without execution spaces
// prelude: none
struct S {
template<class T>
__attribute__((visibility("hidden"))) inline
# 71 "x.h"
 __attribute__((host)) __attribute__((device))
# 71 "x.h" 3
    auto operator()(T&&) & = delete;
template<class T> __attribute__((host)) __attribute__((device)) void f(T) = delete;
template<class T> __attribute__((host, device)) void g(T) = delete;
template<class T> __attribute__((device)) void h(T) = delete;
template<class T> __attribute__((device, noinline)) __attribute__((unused)) void i(T) = delete;
template<class T> __attribute__((nodiscard, host)) void l(T) = delete;
template<class T> __attribute__((__host__)) __attribute__((__device__)) void m(T) = delete;

template<class T>


void n(T,

# 99 "y.h"
 int
) = delete;
};
;
struct Q {};
