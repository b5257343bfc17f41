// note: what names a member keeps the path that it needs: to one of several bases, in the address of an overloaded
// function, before the destructor of a base; explicit instantiations show conditions with their arguments
// flags: --display_error_number
struct A { int x; int z; void foo(); };
struct B { int x; int y; void foo(); virtual void v(); };
struct C : A, B { int k; };
struct D : B { int x; void m() { B::x = 1; this->B::y = 3; x = B::x; } };
void uses(C *c, D d, D *p) {
  c->B::x = 5;
  int a = c->B::x;
  c->B::foo();
  c->B::y = 1;
  d.B::x = 1;
  p->B::v();
}
struct Y {
  int member;
  void m1();
  void m2();
  void m2(int);
  void test() {
    void (Y::*a)() = &Y::m1;
    void (Y::*b)() = &Y::m2;
    b = &Y::m2;
    int Y::*d = &Y::member;
    taking(&Y::m2);
    auto without_object = [] { void (Y::*named)() = &Y::m2; (void)named; };
    without_object();
  }
  static void taking(void (Y::*)(int));
};
template<class T> void function() noexcept(sizeof(T) == 4) {}
template<class T> struct Class {
  void f() noexcept(sizeof(T) == 4) {}
  template<class U> void g(U) noexcept(sizeof(U) == sizeof(T)) {}
};
template void function<int>();
template void function<char[2]>() noexcept(false);
template void Class<int>::f();
template void Class<int>::g<char>(char);
template<int Y::*pointer> struct OfData {};
void data(OfData<nullptr>) {}
template<void (Y::*pointer)()> struct OfFunction {};
OfFunction<nullptr> none;
OfFunction<&Y::m1> one;
extern "C" { struct Linked { void f(); static void g(); }; void Linked::f() {} void free_one(); }
extern "C" void Linked::g() {}
int conditions(int v) {
  if (; v) { v++; }
  switch (; v) {}
  return v;
}
typedef int &Reference;
int object;
const Reference meaningless = object;
void parameters(const Reference a, Reference volatile b);
typedef void Function();
const Function *qualified;
