// A linkage-specification directly before a type is printed as a block; static declarations have none.
extern "C" static int v5; extern "C" static int f5(); extern "C" extern int v6;
extern "C" typedef unsigned char uchar;
extern "C" typedef int (*fp)(int);
extern "C" int f1(); extern "C" struct S1 { int x; }; extern "C" struct S2;  extern "C" int v1; extern "C" int v2 = 3; extern "C" struct { int y; } v3; extern "C" typedef struct T9 { int q; } T9t, *T9p; extern "C" typedef struct { int q; } T8;
extern "C++" typedef int cpp; extern "C" using al = int; extern "C" { extern "C" typedef int in2; }
extern "C" class K; extern "C" inline int f2() { return 1; } extern "C" constexpr int c1 = 2;
