// prelude: none
// String literals for arrays of other characters; sizes that choose null pointers.
struct A { char str[4] = "foo"; char sa[2][4] = {"bar", "baz"}; };
struct B { char16_t str[10]; };
void f(A); void f(B);
struct A1 { char s[4]; }; struct B1 { char16_t s[10]; }; struct W1 { wchar_t s[3]; }; 
void g(A1); void g(B1); void g(W1);
int gg(int); void gg(A1);
void t() { f({"foo"}); f({u"foo"}); g({"foo"}); g({u"foo"}); g({L"fo"}); }
int* p = (1 ? 0 : 0);
int* q = sizeof(int) ? 0 : 0;
void f() { int* r = 1 ? 0 : 0; int* const s = (0 ? 0 : 0); r = 1 ? 0 : 0; }
