// shows: A set of functions none of which a cast or the type of what it initializes selects.
// prelude: none
int unit_anchor = 1;
void ov(int); void ov(double); template <class T> void tf(T); template <class T, class U> T tg(U); struct S { void m(int); void m(double); static void s(int); static void s(char); };
void (*p1)(char *) = (void (*)(char *))ov;
void (*p2)(int) = (void (*)(int))ov;
void (*p3)(char *) = ov;
void (*p4)(char *) = static_cast<void (*)(char *)>(ov);
void (*p5)(char *) = reinterpret_cast<void (*)(char *)>(ov);
void (*p6)(char *) = (void (*)(char *))&ov;
long p7 = (long)ov;
void *p8 = (void *)ov;
void *p9 = (void *)tf<int>;
int (*q1)(int, int) = (int (*)(int, int))tf;
int (*q2)(int) = (int (*)(int))tg<int>;
void (S::*q3)(char *) = (void (S::*)(char *))&S::m;
void (S::*q4)(char *) = &S::m;
void (*q5)(char *) = (void (*)(char *))S::s;
void (*q6)(char *) = (void (*)(char *))(ov);
auto q7 = (void (*)(char *))ov;
auto q8 = (int)ov;
void f(void (*)(char *)); void g() { f((void (*)(char *))ov); (void)ov; (void (*)(char *))ov; (ov)(1); }
template <class T> void h(T t) { f((void (*)(char *))ov); (void (*)(T))ov; }
void (&r1)(char *) = (void (&)(char *))ov;
void (*r2)(...) = (void (*)(...))ov;
bool b1 = (bool)ov; bool b2 = ov; 
