// prelude: none
// Deleted functions that override or are overridden, come late, or allocate; classes that cannot be destroyed.
struct I { virtual void f() = 0; virtual void g(); virtual void h() = delete; };
struct N : I { void f() = delete; void g() override = delete; void h(); };
struct M : I { void f() override; void h() override = delete; };
void late();
void late() = delete;
struct O { static void *operator new(unsigned long) = delete; static void *operator new[](unsigned long); };
class P { ~P(); };
struct E : P {};
struct K { P p; int x; };
struct G { ~G() = delete; };
struct J { G g; };
E e;
K k;
J j;
void f() {
    new O;
    new O[2];
    ::new O;
    new E;
    int m;
    m = 3;
    new int[2][m];
    new int[m][2];
    new int[];
}
