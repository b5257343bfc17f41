// shows: auto in arrays, and in pointers and references that nothing initializes
// prelude: none
auto u[2] = {1, 2}; const auto v[2] = {1, 2}; auto q[2], r[3]; extern auto const w[2];
const auto &a; auto *b; auto &&c; decltype(auto) d;
int f() { auto s[] = {1}; static const auto t[2] = {1, 2}; static const auto &e; auto *p[3] = {}; auto (&g)[2]; int arr[2]; decltype(auto) h = arr; return 0; }
void g() { auto static int i; auto int j; int auto k; auto double l = 1; }
