// prelude: none
// Braced lists of which the element does not convert, for scalars, bases, references and classes without constructors.
int y{"a"};
int *p = {1};
char c{"s"};
bool b{nullptr};
int *q{nullptr};
struct A { int a; };
A x{"q"};
class T { int x; public: int y; };
T t1 = {1};
T t2{1};
void f(T);
void g() { f({1}); }
T h() { return {1}; }
struct R { int x; int &r; };
struct D {} d;
int i;
R r1{1, d};
R r2{1, i};
struct V0 { V0(int, int); };
struct V2 : V0 { int k; };
V2 w3 = {{1, 2}, 3};
V2 w4 = {"a", 3};
struct M { int m; M() : m{1.5} {} };
