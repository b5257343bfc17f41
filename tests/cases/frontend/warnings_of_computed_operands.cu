// prelude: none
// Comparisons with zero and constants that do not fit are told of where the value is computed.
struct A { static const bool t = true; };
template<class T> struct yes { static constexpr bool value = true; };
template<class T> struct no { static constexpr bool value = false; };
int f(char);
int g(unsigned);
template<class T> constexpr int a(T x) { return yes<T>::value || x >= 0; }
template<class T> constexpr int b(T x) { return no<T>::value && x >= 0; }
template<class T> constexpr int c(T x) { return yes<T>::value ? 1 : x >= 0; }
template<class T> constexpr int d(T x) { return no<T>::value || x >= 0; }
template<class T> constexpr int e(T x) { if (yes<T>::value) return 1; else return x >= 0; }
template<class T> constexpr int h(T x) { return 0 && x >= 0; }
template<class T> int k(T x) {
  return (yes<T>::value || f(T(300))) + (yes<T>::value || x << 40) + (yes<T>::value || 1 / (sizeof(T) - 4)) +
         (yes<T>::value ? 1 : g(T(-1)));
}
template int k<int>(int);
int z = a(1u) + b(1u) + c(1u) + d(1u) + e(1u) + h(1u);
int m(unsigned x, int i) {
  int r = (A::t || x < 0) + (sizeof(int) == 4 || x < 0) + (A::t ? 1 : x < 0) + (A::t ? x < 0 : 1);
  r += sizeof(x < 0);
  r += A::t || f(300);
  r += sizeof(f(300)) + (A::t ? 1 : f(300)) + (A::t || g(-1)) + (A::t || (unsigned)i > -1);
  if (A::t) {} else { r = x < 0; r = 1 / 0; }
  return r;
}
