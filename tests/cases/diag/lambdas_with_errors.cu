// prelude: none
// What a lambda gives in whose body something is wrong is not known
void a() { int x = 1; auto g = [=] { x++; }; g() + 1; }
void b() { auto h = [] { return undefined; }; h() + 1; int z = h(); }
void c() { int x; auto i = [] { x; }; i() + 1; int z = i(); }
void d() { int x = 1; auto j = [=]() -> void { x++; }; j() + 1; }
void e() { auto k = [] {}; k() + 1; }
void f() { auto l = [] { undefined(); }; l() + 1;  auto m = [] { int x = "y"; }; m() + 1; auto n = [] { static_assert(false, ""); }; n() + 1; int y = n(); }
void g() { auto l = [] { undefined(); return 1; }; int* p = l(); auto m = [] { int x = "y"; return 1; }; int* q = m(); l() + p; }
