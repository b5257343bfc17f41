// shows: no object of an abstract class is declared, made, cast to, returned, taken or caught
// prelude: none
struct Ex { Ex(int); virtual void what() = 0; };
struct A { virtual void f() = 0; };
Ex x1(3);
Ex x2{3};
Ex x3 = 3;
extern Ex x4;
static Ex x6[2] = {1, 2};
A a1;
A a2{};
A a4[2];
void f() {
  try {
  } catch (Ex e) {
  } catch (const A) {
  } catch (Ex *) {
  }
  Ex y1(3);
  Ex y4 = Ex(3);
  Ex y5 = {3};
  A();
  A{};
  new A;
  new A();
  new A[3];
  new A[3]{};
  auto z = A();
  A &&rr = A{};
  (Ex)3;
  A arr2[2][3];
  throw Ex(3);
}
void g(A);
A h();
A k() { throw 1; }
void kk(A a) {}
struct M { A a; static A s; A arr[3]; };
A M::s;
struct B { virtual B *a(); virtual void e() = 0; virtual int g() = 0; };
struct D : B { int a() override; int e() override; int g(); };
void u() { h(); new D; }
