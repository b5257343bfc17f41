// shows: what main, constructors, templates and pure functions cannot be declared as; several default constructors; the size of functions
// prelude: none
void fn(int);
int sz = sizeof(fn) + sizeof(fn(1), 1) + sizeof(&fn) + sizeof(void(int));
inline int main() { return 0; }
struct C { void C(int); int x; };
struct C3 { static int C3(); };
struct D { D(); D(int = 1); D(double d = 2.0, int = 1); };
D d1;
struct D2 { D2(int = 0); D2(); };
D2 d2(1);
struct V { template <class T> virtual void t(T); virtual V(); };
struct P { void f() = 1; virtual void g() = 1; void h() = 0; virtual void k() = 0; };
struct Q : P { void k() = 0; };
