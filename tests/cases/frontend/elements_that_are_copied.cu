// shows: a member of an aggregate is copied from its element by a constructor that is not deleted
// flags: --c++17
// prelude: none
struct H { H() = default; H(H &&) = default; H &operator=(H &&) = default; };
struct Ow { H h; int n; };
struct De : H { int q; };
void fn(H);
int main() {
  H a;
  Ow o{a, 1};
  Ow p = {a};
  Ow *op = new Ow{a, 1};
  Ow o3 = Ow{a, 2};
  Ow moved{static_cast<H &&>(a), 1}, made{H(), 1};
  const H c;
  fn(static_cast<H &&>(c));
  H &&hr = static_cast<H &&>(c);
}
