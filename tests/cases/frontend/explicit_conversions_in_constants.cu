// prelude: none
// flags: --c++17
struct sv { const char* p; int n; constexpr sv(const char* s, int k) : p(s), n(k) {} constexpr int size() const { return n; } constexpr char operator[](int i) const { return p[i]; } };
struct G { constexpr explicit operator sv() const { return sv("ab", 2); } };
struct H { constexpr operator sv() const { return sv("ab", 2); } };
struct e1 { int x; }; struct e2 { int y; };
template<class S> constexpr auto k1(S f) { constexpr auto str = sv(S()); return e1{str.size()}; }
template<class S> constexpr auto k2(S f) { constexpr auto str = sv(S()); if constexpr (str.size() == 0) { return e1{1}; } else { return e2{1}; } }
template<class S> constexpr auto k3(S f) { constexpr auto str = sv(f); if constexpr (str.size() == 0) { return e1{1}; } else { return e2{1}; } }
template<class S> constexpr auto k4(S f) { constexpr sv str = sv(f); if constexpr (str.size() == 0) { return e1{1}; } else { return e2{1}; } }
template<class S> constexpr auto k5(S f) { constexpr sv str(f); if constexpr (str.size() == 0) { return e1{1}; } else { return e2{1}; } }
template<class S> constexpr auto k6(S f) { constexpr auto str = static_cast<sv>(f); if constexpr (str.size() == 0) { return e1{1}; } else { return e2{1}; } }
template<class S> constexpr auto k7(S f) { constexpr auto str = sv("ab", 2); if constexpr (str.size() == 0) { return e1{1}; } else { return e2{1}; } }
template<class S> constexpr auto k8(S f) { if constexpr (sizeof(S) == 0) { return e1{1}; } else { return e2{1}; } }
int a1 = k1(G()).q; int b1 = k1(H()).q;
int a2 = k2(G()).q; int b2 = k2(H()).q;
int a3 = k3(G()).q; int b3 = k3(H()).q;
int a4 = k4(G()).q; int b4 = k4(H()).q;
int a5 = k5(G()).q; int b5 = k5(H()).q;
int a6 = k6(G()).q; int b6 = k6(H()).q;
int a7 = k7(G()).q;
int a8 = k8(G()).q;
