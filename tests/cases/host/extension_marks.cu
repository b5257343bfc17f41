// shows: __extension__ before operands
// flags: -w --frandom-seed=7
// prelude: none
void fn2(...); int ex(int i, int *p) { int j = 1 + __extension__ i; j = __extension__ i; j += __extension__ (i + 2); if (__extension__ i) return __extension__ (i); while (__extension__ ({ i; })) ; fn2(1 + __extension__ i, -__extension__ i, (__extension__ i), *__extension__ p, (int)__extension__ i, p[__extension__ i], __extension__ p[1], __extension__ i ? 1 : 2, i ? __extension__ 1 : 2, sizeof(__extension__ i)); static const int k = __extension__ 3; int z[] = {__extension__ i}; int y(__extension__ i); return (__extension__ i) + 1; long l = __extension__ i; bool b = __extension__ i; fn2((long)(__extension__ 3), __extension__ (__extension__ i)); }
__extension__ typedef long long ll; struct S { __extension__ int a; int b = __extension__ 3; }; template<class T> T t(T a) { return __extension__ a + __extension__ ({ a; }); } __extension__ int gg; extern int hh __attribute__((aligned(__extension__ 4))); enum { e = __extension__ 4 }; int arr[__extension__ 3];
#define assert_(e) (static_cast<bool>(e) ? void(0) : fail(#e, __extension__ __PRETTY_FUNCTION__))
void fail(const char*, const char*); void ff(int i) { (static_cast<bool>(i < 3) ? void(0) : fail("x", __extension__ __PRETTY_FUNCTION__)); }
