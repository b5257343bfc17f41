// shows: constant objects of literal operators, and member variable templates that initialize constants
// flags: --c++17
// prelude: none
template<class T, class... U> inline constexpr unsigned long ns = 0;
template<class... Ty> struct var {
  template<class T> static constexpr unsigned long idx = 1; static constexpr unsigned long plain = 2;
  template<class T> void e() { constexpr unsigned long a1 = ns<T>; constexpr auto a2 = idx<T>; static constexpr unsigned long a5 = idx<T>; constexpr unsigned long a6 = idx<T> + 1; constexpr int a7 = idx<T>; constexpr unsigned long a8 = plain; constexpr unsigned long a9 = idx<int>; constexpr unsigned long b1 = var::idx<T>; constexpr unsigned long b2 = var<T>::template idx<T>; constexpr const unsigned long &b3 = idx<T>; constexpr unsigned long b4 = (idx<T>); constexpr bool b5 = idx<T>; }
  void n() { constexpr unsigned long c1 = plain; constexpr unsigned long c2 = ns<int, Ty...>; constexpr unsigned long c3 = ns<int>; }
};
struct nt { template<class T> static constexpr unsigned long idx = 1; void e() { constexpr unsigned long a = idx<int>; const unsigned long b = idx<int>; } template<class T> void g() { constexpr unsigned long a = idx<T>; constexpr unsigned long b = idx<int>; } };
template<class T> void fr() { constexpr unsigned long d1 = ns<T>; constexpr auto d2 = nt::idx<T>; constexpr unsigned long d3 = nt::idx<T>; constexpr unsigned long d4 = nt::idx<int>; }
struct h { long t; }; constexpr h operator""_h(unsigned long long x) { return {long(x)}; } constexpr long operator""_l(unsigned long long x) { return x; } h operator""_n(unsigned long long); constexpr h hf(int x) { return {x}; } h operator""_s(const char *, unsigned long); struct K { K(); K(const K &); ~K(); }; K operator""_k(unsigned long long); template<char...> h operator""_t();
h r1() { return 12_h; } long r2() { return 12_l; } h r3() { return 12_n; } h r4() { return hf(1); } h r5() { return "a"_s; } K r6() { return 1_k; } h r7() { return 12_t; } h r8() { return (12_h); }
void r9() { h a = 12_h; h b(12_h); h c{12_h}; auto d = 12_h; a = 12_h; const h &e = 12_h; throw 12_h; }
h rA(bool b) { return b ? 1_h : 2_h; } template<class T> h rB(T t) { return 12_h; } template<class T> T rC() { return 12_h; } auto rD() { return 12_h; } struct W { W(h); }; W rE() { return 12_h; } h rF() { return operator""_h(12); } h rH() { return h{1}; }
void s(h); void rJ() { s(12_h); s(hf(1)); [] { return 12_h; }(); }
