// shows: constants that constructors make objects of
// flags: --c++20 -w --frandom-seed=7
// prelude: none
struct U { consteval U(U*) noexcept {} };
struct U2 { constexpr U2(U2*) noexcept {} };
struct PO { friend constexpr bool operator==(PO, U) noexcept { return true; } friend constexpr bool operator<(PO, U2) { return true; } 
friend constexpr bool operator+(PO, U) noexcept { return true; } };
PO mk(); constexpr PO mkc() { return {}; }
template<class T> bool h2(T t, PO c) { if (c == 0) return c==0; auto d = mk(); if (d == 0) return 1; auto e = c; if (e == 0) return 1; PO f = c; if (f == 0) return 1; const PO g{}; if (g == 0) return 2; const auto h = mkc(); if (h == 0) return 1; if (h != 0) return 1; if (h < 0) return 1; if (e < 0) return 1; if (mk() == 0) return 2; if (mk() < 0) return 1; if (mk() + 0) return 1; if (h + 0) return 1; if (c + 0) return 2; if (c != 0) return 1; PO i; const PO &j = i; if (j == 0) return 1; }
