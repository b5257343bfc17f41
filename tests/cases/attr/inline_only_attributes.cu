// prelude: none
// Attributes of inline functions on others, and those behind enumerations that belong to nothing.
void a() __attribute__((gnu_inline));
inline void b() __attribute__((gnu_inline));
void c() __attribute__((artificial));
inline void d() __attribute__((artificial));
struct S {
  void m() __attribute__((gnu_inline));
  void n() __attribute__((gnu_inline)) {}
  void o() __attribute__((artificial)) {}
  void q() __attribute__((artificial));
};
constexpr int f() __attribute__((gnu_inline, artificial));
static void h() __attribute__((gnu_inline, artificial));
enum N { n0 } __attribute__((unused));
enum __attribute__((unused)) M { n1 };
struct P { } __attribute__((unused));
enum O { n2 } __attribute__((deprecated));
enum Q { n3 } __attribute__((packed));
[[carries_dependency]] int *z(int *);
extern "C" void *res() { return 0; }
typedef void (*fn)();
extern "C" fn res2() { return 0; }
extern "C" int ifr() __attribute__((ifunc("res")));
extern "C" int ift() __attribute__((ifunc("res2")));
