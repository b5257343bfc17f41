// prelude: none
// Where constexpr constructors and conversion functions of templates are instantiated.
typedef unsigned long U;
template<class T> struct E { T a; constexpr E(T x) : a(x < 0 ? -x : x) {} E(T x, int) : a(x < 0 ? -x : x) {} };
struct D { template<class T> constexpr D(T x) { x < 0; } template<class T> constexpr operator T() const { return T(3) < 0 ? 1 : 2; } };
void take(D); void ref(const D&);
E<unsigned char> g1(1);
void f() {
  E<unsigned> a(1);
  E<unsigned short> b = 1;
  E<U> c{1};
  E<unsigned long long> d(1, 2);
  new E<char16_t>(1);
  (void)E<char32_t>(1);
  sizeof(E<bool>(1));
}
void f2() {
  take(3u); ref((unsigned char)1); take(D((U)1));
  D x = (unsigned short)3;
  unsigned u = x;
  const unsigned char uc = x;
  static D sd((unsigned long long)3);
  static_cast<D>(char16_t(1));
}
D r() { return true; }
template<class T> void ft() { E<char> zz(1); E<T> z2(1); }
int i = (ft<unsigned>(), 0);
E<unsigned long long> fx(unsigned long long x = E<unsigned long long>(1).a) { return x; }
E<unsigned __int128> qq[2] = {1, 2};
E<wchar_t> const qw(1);
E<char32_t> ex = E<char32_t>(1);
E<unsigned __int128> *pp = new E<unsigned __int128>(1);
