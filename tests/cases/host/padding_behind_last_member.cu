// note: the bytes behind a class's members are told right behind the last data member; a bit-field ends where an object
// of its type would that begins in its first byte, and behind an anonymous union nothing is told
// flags: --display_error_number
struct __attribute__((device_builtin)) Dim { unsigned x, y, z; };
typedef unsigned long Size;
struct A { Dim d; Size n; const Dim c; A(); };
struct B { Dim d; Size n; int c; private: template<class T> int f(T) const { return 1; } };
struct C { Dim d; Size n; union { int e; float f; }; int f1(); };
struct D { Dim d; Size n; int (*c)(int), b; struct Nested { int a; }; };
struct E { int f(); Dim d; Size n; int b : 3, : 2; int g(); };
struct F { Dim d; Size n; char x; int a : 3; typedef int Type; };
struct G { Dim d; Size n; char x; long b : 5; static_assert(true, ""); };
struct H { Dim d; Size n; int c; int : 4; enum { a1 }; };
struct I { Dim d; Size n; int c; int : 0; };
struct J { Dim d; Size n; int x; char : 0; };
struct K { Dim d; Size n; char x; short b : 5, a : 7; using Type = int; };
union L { Dim d; Size n; int a : 3; int f(); };
struct M { Dim d; Size n; int c;
  int e; char last;

  int f(); };
