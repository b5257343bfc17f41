// prelude: none
// flags: --c++17
// Behind the parameters of a function stand attributes of its type.
void a() [[noreturn]];
int b() [[nodiscard]];
void c() [[deprecated]];
int d() [[maybe_unused]];
struct S { void m() [[noreturn]]; void n() const [[noreturn]]; };
void e() [[noreturn]] { throw 1; }
void f [[noreturn]] ();
