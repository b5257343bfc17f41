// shows: anonymous unions keep their storage class
// prelude: none
static union { int u1; int u2; };
__attribute__((device)) static union { int u3; int u4; };
extern "C" { static union { int u5; }; }
void f() { static union { int u6; int u7; }; union { int u8; }; u6 = u8; }
int anchor = 1;
