// shows: where __extension__ and a name for the assembler can stand
// prelude: none
template<class T> __extension__ void f();
void f() asm("x") = delete;
void g() asm("y") { }
void g2() asm("y");
struct A1 { ~A1() asm("q") = default; A1() asm("q") = default; };
template<class T> struct A {};
struct M { void f() asm("x") = delete; M() asm("q") = default; virtual void p() asm("z") = 0; void q() asm("w") { } };
struct M2 { virtual void p() asm("z") = 0; };
__extension__ extern "C" void e();
__extension__ template<class T> void ff();
__extension__ namespace N {}
__extension__ using I = int;
__extension__ static_assert(true, "");
__extension__ asm("nop");
__extension__ ;
int last;
template<class T> __extension__ struct A {};
template<class T> __extension__ T x = 0;
int q1;
extern "C" __extension__ void e1();
extern "C" { __extension__ void e2(); }
int q2;
__extension__ __extension__ int qq;
int q3;
template<class T> struct B {};
__extension__ extern template struct B<int>;
__extension__ template struct B<char>;
__extension__ template<> struct B<long> {};
int q4;
struct M { __extension__ int a; __extension__ void k(); template<class T> __extension__ void m(); };
template<class T> __extension__ class C;
template<class T> __extension__ friend void g();
template<class T> static __extension__ int g4 = 1;
static __extension__ int g5 = 1;
const __extension__ int g6 = 1;
int __extension__ g7 = 1;
void h() { __extension__ int x; __extension__ x = 3; for (__extension__ int i = 0; i < 3; i++) ; if (__extension__ int y = 1) ; }
void h2(__extension__ int x);
void h3() { __extension__ ; }
void h4() { __extension__ return; }
