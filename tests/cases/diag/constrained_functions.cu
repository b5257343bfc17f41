// prelude: none
// flags: --c++20
// Requires-clauses of functions that are no templates and belong to none.
void k() requires true; void k2() requires true {} struct S { S() requires true; ~S() requires true; void m() requires true; static void s() noexcept requires true; auto g() -> int requires true; friend void fr2() requires true {} virtual void v() requires true; operator int() requires true; };
template <class T> struct U { void m() requires true; struct V { void m() requires true; }; friend void fr3() requires true {} virtual void v() requires true; template <class X> void t() requires true; }; template <class T> void U<T>::m() requires true {} U<int> u;
template <class T> void tf() requires (sizeof(T) > 1); template <> void tf<int>() requires true; void ab(auto) requires true; void loc() { void q() requires true; struct L { void m() requires true; }; } extern "C" void ec() requires true;
