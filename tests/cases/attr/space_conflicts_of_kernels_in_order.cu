// shows: execution spaces that declarations of a kernel add, one after the other
// prelude: none
#define D __attribute__((device))
#define H __attribute__((host))
#define G __attribute__((global))
D void b(int);
G void b(int);
struct S3 {
 friend G void b(int);
 friend G void b(float);
 friend D void b(float);
};
G void b(float);
D void b(float);
H void c();
G void c();
G void c();
D void c();
H void c();
G void d();
D void d();
H void d();
G void d();
D void e();
G void e();
G void e();
H void e();
G void e();
void f();
G void f();
G void f();
G void h();
void h();
D void h();
G void h();
H D void i();
G void i();
D void i();
G void i();
struct S4 {
 friend G void c();
 friend G void d();
 friend G void e();
 friend D void d();
 friend H void d();
};
