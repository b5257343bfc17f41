// shows: elements of arrays whose length is a template parameter
// prelude: none
typedef unsigned int u32;
struct dim3 { unsigned x,y,z; };
extern "C" const dim3 bb;
extern "C" { extern const dim3 cc; }
extern "C" dim3 dd; extern "C" int ee;
#define D 
extern "C" const dim3  xx;
void f() { const int N = 4; unsigned r[N] = {0}; unsigned r2[4] = {0}; unsigned r3[4] = {0, 0}; u32 r4[4] = {0}; int r5[4] = {0}; long r6[2] = {0}; unsigned r7[2]={1}; float r8[2]={0}; }
template<int N> void tf() { unsigned r[N] = {0}; unsigned r2[4] = {0}; unsigned r3[N] = {0, 0}; u32 r4[N] = {0}; int r5[N] = {0}; long r6[N] = {0}; unsigned r7[N]={1}; float r8[N]={0}; unsigned r9[N] = {0u}; unsigned char c[N] = {1}; int i[N] = {1u}; }
template<class T, int N> struct tt { T r[N] = {0}; unsigned q[N] = {0}; unsigned k[4] = {0}; void f() { T z[3] = {0}; unsigned q[N] = {0}; unsigned q2[N]{0};} };
