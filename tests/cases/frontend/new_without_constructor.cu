// shows: new-expressions that no constructor accepts
// flags: --c++17
// prelude: none
struct N { N(int); };
class P { P(int); public: P(); };
void f() {
  new N("x");
  new N();
  new P(1);
  new N;
  new N(1, 2);
  new N(3);
}
