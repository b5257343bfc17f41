// flags: --il_display --c++11
// prelude: none
// What a unit begins with in C++11, and exception specifications, which are no parts of types there.
struct X {}; void a() throw(X, int); void b() throw(); void c() noexcept; int d;
