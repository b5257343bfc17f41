// shows: CUDA attributes where they do not apply are printed as unknown ones
// prelude: none
__attribute__((nv_pure)) int v1;
__attribute__((__nv_pure__)) int v2;
__attribute__((__global__)) int v3;
[[gnu::global]] int v4;
[[gnu::__shared__]] int f4();
[[using gnu: host, unused]] int v5;
__attribute__((unused, host)) int v6;
__attribute__((host, unused)) int v7;
int v8 __attribute__((global));
int v9 [[gnu::global]];
typedef int I __attribute__((shared));
using U = int __attribute__((shared));
using U2 [[gnu::shared]] = int;
namespace N __attribute__((device)) { int z; }
namespace [[gnu::device]] M { int z; }
struct __attribute__((device)) S { int a __attribute__((device)), b; __attribute__((shared)) int m(); __attribute__((constant)) typedef int t; };
struct S2 { int a; } __attribute__((host));
struct S3 { int a; } __attribute__((host)) s3;
struct S4 { int a; } s4;
enum E { x __attribute__((device)) = 3, y [[gnu::device]] };
void g(int p __attribute__((device)), __attribute__((global)) int) { L: __attribute__((device)) ; if (p) goto L; __attribute__((host)) int l; int l2 __attribute__((host)); __attribute__((device)); for (__attribute__((host)) int i = 0; i < 3; i++) ; [[gnu::device]] return; }
template <class T> __attribute__((shared)) void tf(T);
template <class T> __attribute__((launch_bounds(sizeof(T)))) int tv;
template <class T> struct __attribute__((device)) TC { T a __attribute__((shared)); };
template <class T> using TA __attribute__((device)) = T;
__attribute__((shared)) void fd() {}
void fe() __attribute__((shared));
union __attribute__((cluster_dims(1,2))) UU { int a; };
extern "C" { __attribute__((host)) int ec; }
int *__attribute__((host)) ph;
int anchor = 1;
