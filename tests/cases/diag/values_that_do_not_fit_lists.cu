// shows: constants that do not fit in a list for an argument, a result or a reference, in a case label and as a template argument
// prelude: none
void f(char); void fr(const char &); struct S { char c; S &operator=(char); void m(char); S(char); S() = default; }; const int ci = 300; int x;
void a1() { f({300}); }
void a2() { fr({300}); }
void a3() { S s; s.m({300}); }
void a4() { S s({300}); }
void a5() { auto l = [](char c) {}; l({300}); }
void a6() { char c; c = {300}; }
void a7() { S s; s = {300}; }
char b1() { return {300}; }
const char &b2() { return {300}; }
void b3() { const char &r{300}; const char &r2 = {300}; char &&r3{300}; }
void b4() { void (*p)(char) = f; p({300}); }
void b6() { f({x}); f({ci}); f({1.0}); f({'a'}); f({}); f({1, 2}); }
char b7() { return {x}; }
void b8() { new char{300}; new char({300}); static_cast<char>(300); char{300}; char({300}); }
void b9(char c = {300});
struct T { char c = {300}; char d{300}; T() : c{300}, d({300}) {} };
void c1() { char a[] = {300}; char b[2][2] = {{300}}; S t[] = {300, {300}}; }
void c2(bool b) { b ? char{300} : 'a'; switch (1) { case {300}: ; } }
void c3() { switch (x) { case 4294967296: ; case 1.5: ; } switch ((char)x) { case 300: ; } }
template<char C> struct W {}; W<300> w1; W<ci> w2; const long cl = 1L << 40; template<int N> struct W3 {}; W3<cl> w3; W3<1.5> w4; W3<-1> w5; template<unsigned N> struct W4 {}; W4<-1> w6; template<bool B> struct W5 {}; W5<2> w7; W5<nullptr> w8; template<int *P> struct W6 {}; W6<0> w9; W6<nullptr> wa; W6<1> wb; W6<&x> wc; W6<x> wd; constexpr double cd = 1.5; W3<(int)cd> we; W3<cd> wf; enum E { e = 300 }; W<e> wg; W3<e> wh; enum class F { g = 1 }; W3<F::g> wi;
int c5(double d) { return {d}; } int c6(long l) { return {l}; } float c7(double d) { return {d}; } float c8() { return {1.5}; } unsigned c9() { return {-1}; } void d1() { return {1}; } void d2() { return {}; } int d3() { return {}; } int d4() { return {1, 2}; } int *d5() { return {0}; } int d6() { return {"a"}; } int d7() { return {{1}}; }
