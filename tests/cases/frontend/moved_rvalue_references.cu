// flags: --c++20
// prelude: none
// What an rvalue reference refers to is moved where that is returned or thrown.
struct T { T(); T(const T&) = delete; T(T&&); };
T f1(T&& x) { return x; }
T f2() { T&& y = T(); return y; }
void f3(T&& z) { throw z; }
void f4() { T&& y = T(); throw y; }
struct W { W(T&&); }; W f5(T x) { return x; } W f6(T&& x) { return x; }
