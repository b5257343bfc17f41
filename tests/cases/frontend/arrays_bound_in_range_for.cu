// shows: names bound to the elements of arrays that range-based for statements go through
// prelude: none
int mat[2][2];
const long wide[3][4] = {};
int sum() { int s = 0; for (auto [x, y] : mat) s += x + y; return s; }
int change() { int s = 0; for (auto &[x, y] : mat) { x = 1; s += y; } for (const auto [x, y] : mat) s += x; for (const auto &[x, y] : mat) s += y; for (auto &&[x, y] : mat) x = y; return s; }
long four() { long s = 0; for (auto [a, b, c, d] : wide) s += a + d; return s; }
template <class T> T open(T (&all)[2][2]) { T s = 0; for (auto [x, y] : all) s += x + y; return s; }
int use() { return open(mat); }
