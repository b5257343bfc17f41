// A using-declaration names a member of a namespace, in a class one of a base, and no namespace is a value.
namespace N { int x; void f(); namespace M { int z; } }
int g;
using N;
using g;
using missing;
struct B { int b; };
struct D : B {
  using b;
  using N::x;
  using zz;
};
void h() { N; int a = N; N = 3; f(N); N::M + 1; }
namespace N { using N::x; using ::N::f; using M::z; }
using ::g;
namespace AL = N;
int w = AL;
