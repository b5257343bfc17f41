// Qualified names of members that are no types, and member templates of instances.
template<class T> struct X {
  static const int v = 1;
  int m;
  void f();
  template<class U> struct R { U u; };
  template<class U> using A = U;
};
struct Plain { static int v; int m; void f(); };
namespace N { int v; }

void instance_value() { X<int>::v a; }
void instance_member() { X<int>::m a; }
void instance_function() { X<int>::f a; }
void plain_value() { Plain::v a; }
void plain_member() { Plain::m a; }
void plain_function() { Plain::f a; }
void of_namespace() { N::v a; }
X<int>::v global;
X<int>::R<> too_few;
X<int>::R<int, int> too_many;
struct S { X<int>::v a; X<int>::R<> b; };
X<X<int>::R> missing;
void valid(int x) { x + X<int>::v; Plain::v = 2; (X<int>::v); }
