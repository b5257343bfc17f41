// prelude: none
// What should end a type-id stands before a name behind it, and the rest up to there is passed.
template <class T> struct Box { T *operator->(); int v; };
Box<int Missing> a;
int b = sizeof(int Missing);
int c = (int Missing)3;
auto d = static_cast<int Missing>(3);
using e = int Missing;
void f() {
  sizeof(int Missing);
  (void)(int Missing)3;
  (int Missing)3;
  alignof(int Missing);
  int y = (int Missing)3 + 4;
}
void g(Box<int Missing> e) { e->x(); e.v = 3; e.w = 3; }
void h() { Box<int Missing> e; e->x(); e.v = 3; int q = e; }
Box<unsigned Missing> k;
int l = k;
