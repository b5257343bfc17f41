// prelude: none
// Weak symbols that no other unit can define.
static int a __attribute__((weak)); __attribute__((weak)) static int f(); static int g(); int g() __attribute__((weak)); [[gnu::weak]] static int b;
namespace { int c __attribute__((weak)); int h() __attribute__((weak)); } const int d __attribute__((weak)) = 1; constexpr int e __attribute__((weak)) = 1;
void l() { int a __attribute__((weak)); static int b __attribute__((weak)); extern int c __attribute__((weak)); int fn() __attribute__((weak)); }
extern const int k __attribute__((weak)); int m __attribute__((weak)); int n() __attribute__((weak)); struct S { static int s __attribute__((weak)); void f() __attribute__((weak)); }; template <class T> __attribute__((weak)) T tv; inline int iv __attribute__((weak));
