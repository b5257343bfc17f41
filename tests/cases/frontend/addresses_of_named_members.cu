// note: & and the name of a member use no overloaded operator, and a member of an anonymous union is one of the class
// around it ([expr.unary.op])
// flags: --display_error_number
struct X { void **operator&(); };
struct Y {
  X member;
  void test() { X Y::*inside = &Y::member; (void)inside; }
};
X Y::*outside = &Y::member;
void **overloaded(Y y) { return &y.member; }
template<class T, int T::*pointer> struct Foo { static int get(T &t) { return t.*pointer; } };
struct Bar {
  int i1;
  union { int i2; struct { int i3, i4; }; };
};
Foo<Bar, &Bar::i2> second;
Foo<Bar, &Bar::i4> fourth;
int Bar::*third = &Bar::i3;
