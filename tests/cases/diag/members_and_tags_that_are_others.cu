// friends, specializations, tags and qualifiers that name what is not there
// prelude: none

class Incomplete;
struct Friends { friend void Incomplete::member(); friend int Friends::unknown(); void known(); friend void Friends::known(); };
template<class T> struct B { void f(T); void f(int, int); void g(); };
template<> void B<char>::unknown() {}
void B<int>::g() {}
void B<long>::f(long) {}
template<class T> void twice();
template<> void twice<int>() {}
template<> void twice<int>() {}
enum class E { e };
struct S { static const int constant = 300; int m; };
struct H { static const int I = 1; int q; };
namespace N { int z; }
struct E tagged;
enum S other;
void use(S* p, S& y) {
  y.H::I;
  p->H::I;
  y.H::q;
  y.N::z;
  y.S::m;
  char narrow{p->constant};
  int whole{p->constant};
}
struct Base { virtual void f() final; };
struct Derived : Base { int f(); };
template<bool B> struct Truth {};
int object;
Truth<&object> truth;
template<class T> struct Template { Template(T); };
auto value = Template;
void parameter(typedef int x);
struct Array { int elements[] = {1, 2}; };
void lambdas() {
  auto a = [] { this->m; };
  auto b = [] () static {};
  auto c = [...x = 1] {};
  auto d = [] { return 1; };
  auto e = d;
  e = d;
}
