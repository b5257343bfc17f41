// shows: CUDA attributes before and behind classes and enumerations
// prelude: none
struct S1 { int a; } __attribute__((host));
struct S2 { int a; } __attribute__((host, unused));
struct S3 { int a; } __attribute__((host)) s3;
__attribute__((host)) struct S4 { int a; } s4;
__attribute__((host)) struct S5 { int a; };
__attribute__((host)) struct S6;
struct __attribute__((device)) S7;
struct __attribute__((device)) S7 *s7;
struct __attribute__((device)) S8 s8();
enum E1 { e1 } __attribute__((host));
enum E2 { e2 } __attribute__((host)) ee2;
__attribute__((host)) enum E6 { e6 };
template <class T> struct S9 { int a; } __attribute__((host));
struct O { struct I1 { int a; } __attribute__((host)); struct __attribute__((device)) I2; __attribute__((host)) struct I3 *p; struct __attribute__((host)) I4 *p4; };
int anchor = 1;
