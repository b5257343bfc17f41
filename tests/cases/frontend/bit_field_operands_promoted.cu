// note: a bit-field is promoted to int, or else to unsigned int, if that has all its values ([conv.prom])
// flags: --display_error_number
struct X {
  long long e : 1; unsigned long long u : 32; long long f : 40; unsigned g : 31; unsigned h : 32; char c : 3;
  unsigned long long v : 31; long long w : 32; long long z : 33;
};
X x;
static_assert(sizeof(+x.e) == 4 && sizeof(x.e + 1) == 4 && sizeof(true ? x.e : 0) == 4, "");
static_assert(sizeof(+x.u) == 4 && sizeof(+x.f) == 8 && sizeof(x.u + 1) == 4 && sizeof(x.w + 1) == 4, "");
static_assert(sizeof(x.z + 1) == 8 && sizeof(~x.u) == 4 && sizeof(x.f << 1) == 8 && sizeof(1 << x.f) == 4, "");
template<class T, class U> struct Same { static const bool value = false; };
template<class T> struct Same<T, T> { static const bool value = true; };
static_assert(Same<decltype(+x.e), int>::value && Same<decltype(x.u + 1), unsigned>::value, "");
static_assert(Same<decltype(x.v + 1), int>::value && Same<decltype(-x.h), unsigned>::value, "");
unsigned long comma = sizeof((0, x.e));
unsigned long assigned = sizeof(x.e = 1);
static_assert(sizeof(x.e++) == 8 && sizeof(x.h--) == 4, "");
