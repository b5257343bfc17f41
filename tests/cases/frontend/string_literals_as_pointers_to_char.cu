// A string literal converts to a pointer to characters that are not constant, as an exact match behind the constant one.
struct A { A(char *); A(int); }; void f(char *); void f(int); struct Z { Z(char *); }; struct S { void m(char *); void m(int); };
void g() { f("x"); S().m("x"); char *p = "y"; p = "z"; wchar_t *w = L"x"; }
A a("x"); Z z("x"); char *gl = "k"; char *h() { return "x"; }
int b(char *); long b(bool); static_assert(sizeof(b("x")) == 4, ""); int c(char *); long c(const void *); static_assert(sizeof(c("x")) == 4, "");
int d(char *); long d(...); static_assert(sizeof(d("x")) == 4, ""); int e(char *); template<class T> long e(T); static_assert(sizeof(e("x")) == 8, "");
int i(char *); long i(const char *); static_assert(sizeof(i("x")) == 8, ""); int j(unsigned char *); long j(...); static_assert(sizeof(j("x")) == 8, "");
