// prelude: none
// What C++ allowed before it had a standard.
struct A { void f() { this = 0; (this) = nullptr; this++; this += 1; } A() { this = 0; } ~A() { this = 0; } int y = (this = 0, 1); };
template <class T> struct C { void f() { this = 0; } };
template struct C<int>;
struct D { void f() { auto l = [this] { this = 0; }; auto m = [&] { this = 0; }; } static void s(); A *a; void g() { this->a = 0; *this = D(); } };
