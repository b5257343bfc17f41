// prelude: none
// shows: what range-based for goes over: objects with constant addresses whose ends are asked of constexpr functions
struct V1 { int n; V1(); int* begin() const; int* end() const; };
struct V2 { int n; constexpr V2() : n(0) {} int* begin() const; int* end() const; };
struct V3 { int n; constexpr V3() : n(0) {} constexpr const int* begin() const { return &n; } constexpr const int* end() const { return &n + 1; } };
struct V4 { int n; int* begin() const; int* end() const; };
struct V5 { int n; int* begin(); int* end(); const int* begin() const; const int* end() const; };
struct It { int* p; bool operator!=(It) const; It& operator++(); int operator*() const; };
struct V6 { int n; It begin(); It end(); };
struct V7 { int n; It begin() const; It end() const; };
struct V8 { int n; ~V8(); int* begin() const; int* end() const; };
struct V9 { int n; constexpr int* begin() { return &n; } constexpr int* end() { return &n + 1; } };
struct V10 { int n; constexpr int* begin() { return &n; } int* end() { return &n + 1; } };
V1 v1; V2 v2; V3 v3; V4 v4; V5 v5; V6 v6; V7 v7; V8 v8; V9 v9; V10 v10; V9& r9 = v9; int arr[2]; extern V9 x9; const V9 c9{}; V3 a3[2]; struct H { V9 m; static V9 s; } h; thread_local V9 t9;
void f(V9 p9, V9& q9) { V9 l9; static V9 s9; for (int x : v1) ; for (int x : v2) ; for (int x : v3) ; for (int x : v4) ; for (int x : v5) ; for (int x : v6) ; for (int x : v7) ; for (int x : v8) ; for (int x : v9) ; for (int x : v10) ; for (int x : r9) ; for (int x : arr) ; for (int x : x9) ; for (int x : l9); for (int x : s9); for (int x : p9); for (int x : q9); for (int x : h.m); for (int x : h.s); for (int x : H::s); for (auto& x : a3) for (int y : x); for (int x : a3[1]); for (int x : t9); }
