// shows: temporaries of known and open classes as operands, in constants of class templates and in bodies
// flags: -w
// prelude: none
template<int v> struct C { constexpr operator int() const noexcept { return v; } };
template<int v> using Int = C<v>;
struct D { int q; operator int() const { return q; } };
struct K { K(); int q; operator int() const { return q; } };
using NS = C<2>;
int f0(int r) { int a = NS{}; int b = NS{} + r; int c = r % NS{}; bool d = NS{} == r; int e = D{} + r; int k = K{} + r; int j = K{}; return NS{}; }
static const int g = NS{};
template<class T> struct X {
  using NS = C<2>;
  using ND = T;
  using NE = Int<sizeof(T)>;
  using DD = D; using KK = K;
  int f(int r) {  int a = NS{}; int b = NS{} + r; int c = r % NS{}; bool d = NS{} == r; int e = D{} + r; int k = K{} + r; int j = K{}; return NS{}; }
  int h(int r) {  int a = C<2>{}; int b = C<2>{} + r; int c = r % C<2>{}; bool d = C<2>{} == r; int e = DD{} + r; int k = KK{} + r; int j = KK{}; return C<2>{}; }
  int e(int r) {  int a = NE{}; int b = NE{} + r; int c = r % NE{}; bool d = NE{} == r; return NE{}; }
  int d(int r) {  int a = ND{}; int b = ND{} + r; int c = r % ND{}; bool d = ND{} == r; return ND{}; }
  int t(int r) {  int a = T{}; int b = T{} + r; int c = r % T{}; bool d = T{} == r; return T{}; }
  int u(int r) {  int a = NS(); int b = NS() + r; int c = r % NS(); bool d = NS() == r; return NS(); }
  static constexpr int sa = NS{}, sb = C<2>{}, sc = NE{}, sd = ND{}, se = T{}, sf = C<sizeof(T)>{};
  static constexpr int ta = NS{} + 1, tb = C<2>{} + 1, tc = NE{} + 1, td = ND{} + 1, te = T{} + 1, tf = C<sizeof(T)>{} + 1;
  static const int ua = NS{} + 1, ub = C<2>{} + 1, uc = NE{} + 1, ud = ND{} + 1, ue = T{} + 1, uf = C<sizeof(T)>{} + 1;
};
X<C<3>> *p;
