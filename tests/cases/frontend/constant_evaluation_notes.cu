// why constant evaluations fail
constexpr int idx(const int *p, int i) { return p[i]; } constexpr int arr[3] = {1, 2, 3};
constexpr int a1 = idx(arr, 5); constexpr int a2 = arr[7]; constexpr int a3 = *(arr + 3); constexpr int a4 = idx(arr, -1); constexpr int a5 = "abc"[5];
constexpr int mul(int a, int b) { return a * b; } constexpr int b1 = mul(100000, 100000);
constexpr int ng(int a) { return -a; } constexpr int b2 = ng(-2147483647 - 1); constexpr int ic(int a) { ++a; return a; } constexpr int b3 = ic(2147483647);
constexpr int sh(int a, int b) { return a << b; } constexpr int b4 = sh(1, 33); constexpr int dv(int a, int b) { return a / b; } constexpr int b5 = dv(1, 0);
constexpr int exp1() { int *p = 0; { int q = 1; p = &q; } return *p; } constexpr int c1 = exp1();
constexpr int nul(int *p) { return *p; } constexpr int d1 = nul(nullptr); int glob; constexpr int d2 = nul(&glob); constexpr int d3 = glob; const int cg = glob; constexpr int d4 = cg;
constexpr int thr(int x) { if (x) throw 1; return 2; } constexpr int f1 = thr(1); constexpr int noret(int x) { if (x) return 1; } constexpr int f2 = noret(0);
constexpr int fc(double d) { return (int)d; } constexpr int g1 = fc(1e30); constexpr int gm() { glob = 1; return 1; } constexpr int g2 = gm();
