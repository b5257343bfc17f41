// shows: the same with several ways to ask for alignment
// prelude: none
struct __attribute__((device_builtin)) d1 { double x; };
struct __attribute__((device_builtin)) __attribute__((aligned(4))) i1 { int x; };
struct __attribute__((device_builtin)) __attribute__((aligned(2))) s1 { char x, y; };
struct __attribute__((device_builtin)) __attribute__((aligned(4))) s2 { char x, y; };
struct __attribute__((device_builtin)) alignas(8) s3 { char x, y; };
struct __attribute__((device_builtin)) s4 { char x; __attribute__((aligned(8))) int y; };
struct __attribute__((device_builtin)) s5 { s3 a; };
struct A1 { char a; d1 c; char e; };
struct A2 { char a; i1 c; char e; };
struct A3 { char a; s1 c; char e; };
struct A4 { char a; s2 c; char e; };
struct A5 { char a; s3 c; char e; };
struct A6 { char a; s4 c; char e; };
struct A7 { char a; s5 c; char e; };
struct A8 { char a; alignas(8) s2 c; char e; };
struct A9 { char a; __attribute__((aligned(8))) s2 c; char e; };
struct B1 { short a : 3; s3 c; char e; };
struct B2 { short a : 3; short b : 9; short q : 7; s3 c; char e; };
struct B3 { short a : 3; short : 0; s3 c; char e; };
struct B4 { char x[3]; int f(); typedef int t; s3 c; enum { k }; s2 d; };
struct B5 { struct in { char z; s3 c; }; in i; s3 y; };
struct B6 { char a; static s3 st; s3 b; };
struct B7 { char a; union { int u; char v; }; s3 b; };
struct B8 { char a; union { int u; char v; } w; s3 b; };
enum E : char { e0 }; struct E1 { enum F { f0 } f; s3 s; };
struct C0 { }; struct C1 { C0 a; s3 b; }; struct C2 { [[no_unique_address]] C0 a; s3 b; };
