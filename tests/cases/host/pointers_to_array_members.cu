// flags: --frandom-seed=7
// shows: declarators of pointers to members that are arrays
struct W { char c[6]; int a[2][3]; int i; int f(); };
char (W::*p1)[6]; int (W::*p2)[2][3] = &W::a; int W::*p3; int (W::*p4)(); char (W::**p5)[6]; char (W::*const p6)[6] = 0; char (*W::*p7)[6]; char *(W::*p8)[6]; char (W::*p9[3])[6]; char (*W::*(*p10)(int))[6]; 
typedef char (W::*T)[6]; T &r = p1; 
void f(char (W::*a)[6], char (W::*)[6], T const &); char (W::*g())[6]; typedef char A6[6]; A6 W::*q1; const A6 W::*q2; T t;
template<class X> struct Z { char (X::*m)[6]; A6 X::*k; void g(char (X::*)[6]); }; void h() { p1 = (char (W::*)[6])0; (void)sizeof(char (W::*)[6]); } template<class T> struct V {}; V<char (W::*)[6]> v;
