// prelude: none
// flags: --c++17
// Literals for whose types there is no literal operator, and other exception specifications of functions of C.
int operator""_a(unsigned long long);
int operator""_s(const char *, unsigned long);
int good = 1_a + "a"_s;
int character = 'a'_a;
int wide = L"a"_s;
int floating = 1.0_a;
int text = "a"_a;
int number = 1_s;
extern "C" { void first() throw(); void second(); void third() noexcept; }
void first();
void second() throw();
extern "C" void third();
