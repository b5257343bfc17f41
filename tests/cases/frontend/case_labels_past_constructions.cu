// note: a case label may pass the declaration of an object that is constructed, if nothing is destroyed
// flags: --display_error_number
struct S { constexpr S() {} };
struct S1 { S1() {} };
struct S2 { int a; constexpr S2(int x) : a(x) {} };
struct S3 { int a = 3; };
struct S4 { int a; };
struct S5 { constexpr S5() {} ~S5() {} };
struct S6 { S1 s; };
struct S7 { S s; };
struct S8 { S8(const S8 &); constexpr S8() {} };
struct V { virtual void v(); };
int v();
int a1(int n) { switch (n) { S k; case 1: return 1; default: ; } return 0; }
int a2(int n) { switch (n) { S1 k; case 1: return 1; default: ; } return 0; }
int a3(int n) { switch (n) { S2 k(3); case 1: return 1; default: ; } return 0; }
int a4(int n) { switch (n) { S2 k(n); case 1: return 1; default: ; } return 0; }
int a5(int n) { switch (n) { S3 k; case 1: return 1; default: ; } return 0; }
int a6(int n) { switch (n) { S4 k = {1}; case 1: return 1; default: ; } return 0; }
int a7(int n) { switch (n) { S4 k = {v()}; case 1: return 1; default: ; } return 0; }
int a9(int n) { switch (n) { S6 k; case 1: return 1; default: ; } return 0; }
int b1(int n) { switch (n) { S7 k; case 1: return 1; default: ; } return 0; }
int b2(int n) { switch (n) { S8 k; case 1: return 1; default: ; } return 0; }
int b3(int n) { switch (n) { V k; case 1: return 1; default: ; } return 0; }
int b4(int n) { switch (n) { S k[2]; case 1: return 1; default: ; } return 0; }
int b5(int n) { switch (n) { int k = v(); case 1: return 1; default: ; } return 0; }
int b6(int n) { switch (n) { S4 k; case 1: return 1; default: ; } return 0; }
int b7(int n) { switch (n) { const S &k = S(); case 1: return 1; default: ; } return 0; }
int b8(int n) { switch (n) { S3 k{}; case 1: return 1; default: ; } return 0; }
int b9(int n) { switch (n) { const S5 &k = S5(); case 1: return 1; default: ; } return 0; }
int c1(int n) { switch (n) { S2 k = 3; case 1: return 1; default: ; } return 0; }
int c2(int n) { switch (n) { S k{}; case 1: return 1; default: ; } return 0; }
__attribute__((device)) int device(int n) { switch (n) { case 1: S1 k; return 1; case 2: const S2 m(n); return 2; } return 0; }
