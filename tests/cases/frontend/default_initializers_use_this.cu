// prelude: none
struct B { int x = 3; constexpr int get() const { return x; } };
struct D : B { int d = get() + 1; int e = this->d + x; };
static_assert(D().e == 7 && D().d == 4, "");
struct A { int a = 1; int b = a + 1; int c[2] = {a, b}; };
static_assert(A().b == 2 && A{5}.b == 6 && A{5}.c[1] == 6, "");
int x[A{3}.b];
