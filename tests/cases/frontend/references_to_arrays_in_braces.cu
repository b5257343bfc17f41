int ga[3]; typedef int A3[3]; const int ca[2] = {1, 2}; int m2[2][3]; char s[4]; struct S { int (&r)[3]; S(int (&x)[3]) : r{x} {} }; 
int (&a1)[3] = {ga}; int (&a2)[3]{ga}; const int (&a3)[3] = {ga}; A3 &a4 = {ga}; const int (&a5)[2] = {ca}; int (&a6)[2][3] = {m2}; int (&a7)[3]{m2[1]}; const A3 &a8 = {1, 2, 3}; A3 &&a9 = {1, 2, 3}; const char (&a10)[4] = {s}; const char (&a11)[4] = {"abc"};
void f(int (&x)[3]); void g() { f({ga}); int (&l)[3] = {ga}; const int (&k)[3]{1, 2, 3}; f(ga); } struct R { int (&r)[3]; }; R r1{ga}; R r2{{ga}}; R r3 = {{ga}};
template<class T, int N> T &tt(T (&x)[N]) { T (&y)[N]{x}; T (&z)[N] = {x}; return z[0]; } int q = tt(ga); template<class T> struct H { T (&r)[3]; H(T (&x)[3]) : r{x} {} }; H<int> h{ga};
int ff(int); int (&f1)(int) = {ff}; int (&f2)(int){ff}; void fn(int (&)(int)); void gg() { fn({ff}); }
