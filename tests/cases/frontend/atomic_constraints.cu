// shows: constraints are of type bool, begin as primary expressions, and concepts have names
// flags: --c++20
// prelude: none
template<class T> concept F = 3; template<class T> concept G = true && 3; template<class T> concept H = sizeof(T);
template<class T> concept J = T::x || 0; constexpr bool b = true; template<class T> concept L = b && F<T>;
struct Q { constexpr operator bool() const { return true; } }; template<class T> concept N = Q{};
template<class T> requires !T::z void h(T); template<class T> requires -T::z void g(T); template<class T> requires 3 void i(T);
template<class T> requires (3) void f(T); template<class T> struct R { void f() requires 3; void h() requires true; };
template<class T> concept int E = 3;
template<class T> concept = true;
