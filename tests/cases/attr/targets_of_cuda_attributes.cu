// shows: CUDA's attributes on types, enumerators, parameters, labels and namespaces
// prelude: none
#define D __attribute__((device))
typedef D int T1;
using T2 = D int;
enum E { e1 D, e2 };
struct D S1;
D struct S2 { int a; };
D struct S3 { int b; } s3;
namespace D N { }
void f(D int p) { L: D; goto L; }
struct S4 { D int m; };
