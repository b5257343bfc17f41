// shows: captures of all kinds of variables in a template, and constants among init-captures
// flags: --extended-lambda --frandom-seed=7
struct P { int a, b; }; struct NC { NC(); NC(const NC &); ~NC(); int v; };
enum E { e1 = 2 }; using Arr = int[3]; typedef const float CF;
int glob = 2; static int sglob;
template <typename T, int N> void caps(T (&arr)[N], T t, const T &r, T &&m) {
  T loc[N] = {}; T two[2][N] = {}; const int k = 3; constexpr int c = 4; static int st = 1; T *ptr = &t; NC nc; P p{1, 2}; auto [x, y] = p; Arr ar = {1}; CF cf = 1; volatile int vol = 1; E en = e1; T &ref = t; const T *const cp = ptr; void (*fp)(T) = nullptr; int P::*mp = &P::a; bool bo = true; decltype(nullptr) np = nullptr;
  auto f1 = [=] __device__ { return loc[0] + two[1][0] + k + c + st + *ptr + nc.v + p.a + ar[0] + (int)cf + vol + en + ref + *cp + p.*mp + bo + glob + sglob + r; };
  auto f2 = [loc, two, nc, p, ar, cf, vol, en, ref, cp, fp, mp, bo, np, t, r] __device__ { };
  auto f3 = [i = t, j{k}, l(c + 1), q = &p, s = nc, u = static_cast<T>(2), v = N, w = "text", z = P{1, 2}, bb = !bo, g = glob, e = e1] __device__ { return i + j; };
  auto f4 = [=] __host__ __device__ { return loc[0] + two[1][0] + k + c; };
  
}
void host() { int a[2] = {}; caps(a, 1, 2, 3); int b = 1; float c = 2; double d[3][4]; auto f = [=] __device__ { return b + c + d[1][2] + glob; }; auto g = [b, &h = b] { return h; }; auto i = [d, b] __host__ __device__ { return d[0][0] + b; }; const int kk = 5; auto j = [=] __device__ { return kk; }; auto k = [=] __device__ { return &kk; }; constexpr float pi = 3.14f; auto l = [=] __device__ { return pi; }; }
