// shows: on member functions they vanish, on type-ids they are kept
// prelude: none
struct S { __attribute__((shared)) int m(); __attribute__((launch_bounds(3))) int q; __attribute__((grid_constant)) int m2(); __attribute__((shared)) int m3() { return 1; }  __attribute__((foo)) int m4(); __attribute__((device_builtin_texture_type)) int m5(); __attribute__((shared, unused)) int m6(); int m7() __attribute__((shared)); };
__attribute__((shared)) int S::m() { return 1; }
template <class T> struct Q { __attribute__((shared)) int m(); __attribute__((shared)) static int m2();  __attribute__((shared)) Q(); };
__attribute__((grid_constant)) int m3();
template <class T> using TA __attribute__((unused)) = T;
template <class T> using TA2 __attribute__((device)) = T;
template <class T> using TA3 = T __attribute__((unused));
using U1 = int __attribute__((unused));
using U2 = int __attribute__((aligned(8)));
using U3 = __attribute__((aligned(8))) int;
using U4 = __attribute__((device)) int;
using U5 = int * __attribute__((device));
using U6 = int [3] __attribute__((device));
typedef int I __attribute__((shared)), * __attribute__((shared)) J;
void f() { using U = int __attribute__((device)); [[gnu::device]] return; }
int anchor = 1;
