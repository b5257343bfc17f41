// shows: asm labels name registers of register variables alone
extern int a1 asm("edx");
extern int a2 asm("ax");
extern int a3 asm("0");
extern int a4 asm("r8");
extern int a5 asm("%edx");
extern int a6 asm("memory");
extern int a7 asm("cc");
extern int a8 asm("st");
extern int a9 asm("r8d");
extern int a10 asm("al");
extern int a11 asm("flags");
int a12 asm("eax") = 3;
extern "C" int a13 asm("eax");
namespace N { int a14 asm("eax"); }
int a15(int) asm("eax");
struct S { static int a17 asm("eax"); };
struct S2 { int a18 asm("eax"); void f() asm("eax"); };
void f1() { int x asm("foo"); }
void f2() { static int x asm("foo"); }
void f3() { extern int x asm("foo"); }
void f4() { register int x asm("foo"); }
void f5() { auto x asm("eax") = 3; }
void f6() { int x asm("eax") = 3, y asm("bx"); }
void f7() { thread_local int x asm("eax"); }
template<class T> void f8() { int x asm("eax"); static int y asm("eax"); register T z asm("eax"); }
void f9() { [] { int x asm("eax"); }; }
void f10(int p asm("eax")) { }
void f11(register int p asm("eax")) { }
__device__ int d1 asm("eax");
__device__ void d2() { int x asm("eax"); register int y asm("ebx"); }
register int g1 asm("foo") ; register int g2 asm("eax"), g3 asm("ebx");
register int g4;
extern register int g5 asm("eax");
static register int g6 asm("eax");
thread_local int t1 asm("eax");
const int c1 asm("eax") = 3;
int arr1[3] asm("eax");
namespace { register int u1 asm("ecx"); }
