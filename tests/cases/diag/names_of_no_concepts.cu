// prelude: none
// flags: --c++20
template <class T> concept C = requires(T t) { { t.bar() } -> C2; };
