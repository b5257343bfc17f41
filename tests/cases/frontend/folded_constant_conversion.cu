// shows: warnings about constants that conversions change, with calls and variables folded
// flags: --c++17
// prelude: none
constexpr int mk() { return -5; }
struct L { static constexpr int v = -5; static constexpr int f() { return -5; } };
enum { EN = -5 };
constexpr int g = -5;
const int h = mk();
void f() {
  const int o = -5;
  const int m = mk();
  const int p = L::v;
  const int q = L::f();
  const int r = o - 1;
  bool a = o > 2u;
  bool b = m > 2u;
  bool c = p > 2u;
  bool d = q > 2u;
  bool e = r > 2u;
  bool i = g > 2u;
  bool j = h > 2u;
  bool k = EN > 2u;
  bool l = L::v > 2u;
  bool n = L::f() > 2u;
  bool s = mk() > 2u;
  unsigned u = o; 
  unsigned v = m;
  unsigned w = mk();
  unsigned x = g;
  unsigned y = L::v;
  unsigned z = o - 1;
  unsigned z1 = m + 1u;
  unsigned z2 = (o) + 1u;
}
