// prelude: none
// Qualifiers that are added at any level count; references bind directly first.
void f(int* const volatile * const * const*);
void f(int* const * const * const*) {}
void g(const int* const*); void g(const volatile int* const*);
void h(const int*); void h(const volatile int*);
void k(const int (&)[3]); void k(const volatile int (&)[3]);
void m() { int*** ip; f(&ip); int* p; g(&p); h(p); int a[3]; k(a); }
struct X { operator int&(); operator int&&(); };
int&&x = X();
int& y = X();
const int& z = X();
