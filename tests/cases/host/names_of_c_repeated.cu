// shows: typedef names and variables of C repeated outside of linkage-specifications
// prelude: none
extern "C" const int a1 = 3;
extern "C" const int a2; extern "C" const int a2 = 3;
extern "C" int a3; extern "C" int a3;
extern "C" { extern int a4; } extern "C" int a4;
extern "C" { extern int a5; } extern "C" { int a5 = 3; }
extern "C" int a6 = 4;
extern int b1; extern "C" { }
extern "C" int b2; int b2;
extern "C" int b3; extern int b3;
extern "C" const int b4; const int b4 = 4;
extern "C" { extern const int b5; } extern const int b5 = 4;
extern "C" int b6, b7; extern int b6, b8;
extern "C" const int c0 = 3; extern const int c0;
namespace N { extern "C" int n1; extern int n1; }
extern int N::n1;
void g() { extern int b3; }
extern "C" { typedef unsigned uint; typedef struct S1 S1; struct S2 {}; typedef struct S3 { int a; } S3; typedef int (*fp)(int); enum E1 { e }; typedef enum E1 E1; }
typedef unsigned uint;
typedef unsigned int uint;
typedef struct S1 S1;
typedef struct S3 S3;
typedef int (*fp)(int);
typedef enum E1 E1;
typedef long l1;
extern "C" { typedef long l1; typedef long l2; }
typedef long l1; using l2 = long;
extern "C" typedef char c1;
typedef char c1;
extern "C++" { typedef char c1; }
namespace N { extern "C" { typedef int ni; } typedef int ni; }
extern "C" { extern const int ci; extern int vi; const int c2 = 3; }
extern const int ci; const int ci = 3; int vi = 4; extern int vi;
extern "C" { typedef unsigned uint; typedef char c1; }
void f() { typedef unsigned uint; }
struct Q { typedef unsigned uint; };
