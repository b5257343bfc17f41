// shows: constants in lambda expressions of templates are captured where only an instantiation knows the operator
// prelude: none
struct hh { }; typedef hh h; namespace N { template<class A, class B> constexpr bool same_v = false; } template<int I, int J, class T> struct tile { T x[I]; }; template<int n> void mc(void *, const void *);
template<class T, int ne> static void dq(const void *vx, void *dst) { if constexpr (N::same_v<T, h>) { mc<ne*sizeof(h)>(dst, (const h *)vx); } else if constexpr (N::same_v<T, float>) { h tmp[ne/2]; mc<ne*sizeof(h)>(tmp, (const h *)vx); } }
template<class T> static void d2(const void *vx, void *dst) { if constexpr (N::same_v<T, h>) { } else { int i; } }
template<class T> static void d3(const void *vx, void *dst) { if constexpr (N::same_v<T, h>) { } else if (vx) { int i; } }
template<class T> static void d4(const void *vx, void *dst) { if (N::same_v<T, h>) { int k; } else { } }
template<class T> static void d5(const void *vx, void *dst) { if (N::same_v<T, h>) { } }
template<int I, int J> static tile<I, J/2, h> gh(const tile<I, J, float>& x) { tile<I, J/2, h> ret; return ret; }
template<int I, int J> static tile<I, 2, h> gh2(const tile<I, J, float>& x) { tile<I, 2, h> ret; return ret; }
template<int I, int J> static tile<I, J, h> gh3(const tile<I, J, float>& x) { tile<I, J, h> ret; tile<I, J, h> r2; return ret; }
template<int I, int J> static void gh4(const tile<I, J/2, h>& x) { tile<I, J/2, h> ret; tile<I, J/2, h> r2; }
template<bool b, int nc> void wf(int *KV, int i) { constexpr int ws = 32; constexpr int hp = 16/sizeof(int); constexpr int cn = nc * 2; const int sk = ws >> i; const int k0 = sk == ws ? 0 : i; const int si = ws / sk; int q = i * hp; q = sk == ws ? 1 : 2; q = KV[i * hp]; q = (sk == cn) ? 1 : 2; q = cn + i; auto l = [&](int n) { const int sk = ws >> n; const int k0 = sk == ws ? 0 : n; const int si = ws / sk; for (int k = 0; k < 3; k++) { q = sk + (sk == ws ? 0 : k % sk); q = k * hp; } q = ws + cn; q = n + cn; }; auto l2 = [&](auto n) { const int sk = ws >> n; const int k0 = sk == ws ? 0 : n; const int si = ws / sk; q = n * hp; q = i * hp; q = cn + i; }; }
void wg(int *KV, int i) { constexpr int ws = 32; int q; auto l = [&](int n) { const int sk = ws >> n; const int k0 = sk == ws ? 0 : n; const int si = ws / sk; q = n * ws; q = ws; const int *p = &ws; }; auto l2 = [&](auto n) { const int sk = ws >> n; const int k0 = sk == ws ? 0 : n; const int si = ws / sk; q = n * ws; q = i * ws; }; auto l3 = [=](auto n) { const int si = ws / i; return n + ws; }; }
