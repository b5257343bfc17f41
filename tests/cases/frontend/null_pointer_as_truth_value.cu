// prelude: none
// flags: --c++17
using N = decltype(nullptr);
struct M { bool b; M() : b(nullptr) {} };
void f() { bool b(nullptr); bool b2{nullptr}; bool b3 = bool(nullptr); bool b4 = static_cast<bool>(nullptr); bool b5 = (bool)nullptr; if (nullptr) {} bool b6 = !nullptr; N n; bool b7(n); new bool(nullptr); const bool& r(nullptr); while (n) {} bool b8 = true && nullptr; }
template<class T> void g(T t) { bool b(t); } template void g<N>(N);
static_assert(__is_constructible(bool, N)); static_assert(!__is_convertible_to(N, bool));
