// flags: --il_display
// prelude: none
// Structured bindings of members, of members of bases, of elements, in templates and in range-based for.
struct P { int x; double y; int bf : 3; const int c = 1; }; P mk(); auto [gx, gy, gb, gc] = mk(); const auto &[hx, hy, hb, hc] = mk();
int f(P pp) { int arr[2] = {1, 2}; auto [a, b] = arr; auto &[c, d] = arr; P p = mk(); auto &&[e, g, h, h2] = p; const auto [q, r, s, t] = p;
 int mat[2][2]; a = c + e; P ps[2]; for (auto [x, y, x1, x2] : ps) a += x; auto [z, w, v, u] = P{1, 2, 3}; auto &[m1, m2, m3, m4] = pp; auto [ca, cb]{arr};
 return a + b + d + h + q + z + m1 + ca + gx + hx; }
template <class T> int tf(T t) { auto [i, j, k, l] = t; auto &[n, o] = t.arr; return i + n; }
