// shows: constants of several kinds in the operands of expressions
// flags: --extended-lambda --frandom-seed=7
// prelude: mini
int f2(int, int); template<class F> void run(F f) { f(1); } struct A { int v; constexpr A(int x) : v(x) {} };
void f(int n) { constexpr int cc = 5; const int kk = 6; constexpr A ca(1); constexpr int arr[2] = {1, 2}; const int &cr = cc; static const int st = 4; enum { e = 3 };
  run([=] __device__ (int i) { return true ? kk : cc; });
  run([=] __device__ (int i) { return false ? kk : cc; });
  run([=] __device__ (int i) { return i ? kk : cc; });
  run([=] __device__ (int i) { return (true ? kk : cc) + 1; });
  run([=] __device__ (int i) { return kk + cc; });
  run([=] __device__ (int i) { return (kk); });
  run([=] __device__ (int i) { return -kk; });
  run([=] __device__ (int i) { int q = kk; const int r = cc; int s(kk), t{cc}; return f2(kk, cc) + arr[kk] + i[arr] + ca.v; });
  run([=] __device__ (int i) { if (kk) return kk && cc; while (cc) ; for (int j = kk; j < cc; j += kk); switch (kk) { case 3: return 1 > cc; } return kk == 6 ? true : kk < 2; });
  run([=] __device__ (int i) { const int &r = kk; const int *p = &cc; return r; });
  run([=] __device__ (int i) { return (long)kk + sizeof(kk) + int(cc) + static_cast<short>(kk); });
  run([=] __device__ (int i) { return true || kk; }); run([=] __device__ (int i) { return false && kk; }); run([=] __device__ (int i) { return 0 * kk, cc; });
  run([=] __device__ (int i) { return cr + st + e; }); run([=] __device__ (int i) { return !kk ? n : cc; });
  run([=] __device__ (int i) { return n ? true ? kk : cc : 0; }); run([=] __device__ (int i) { return (true ? n : cc); }); run([=] __device__ (int i) { return (true ? cc : n); });
  run([=] __host__ __device__ (int i) { return true ? kk : cc; }); run([kk, cc] __device__ (int i) { return true ? kk : cc; }); run([kk] __device__ (int i) { return kk + 1; });
}
