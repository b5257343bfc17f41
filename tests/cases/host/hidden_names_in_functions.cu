// shows: names that nearer scopes hide are reached by a path
// prelude: none
int anchor = 1;
namespace N {
template<class T> struct A {}; struct B {}; typedef int I; enum En {}; template<class T> using Al = T;
template<class A, class B, int I> void h(N::A<int> x, N::B y, N::I z);
template<class A, class B, int I> void h2(N::A<int> x, N::B y, N::I z) { N::A<int> x1; N::B y1; N::I z1; }
template<class A, class B, int I> N::A<int> h3(A a, B b) { N::A<int> x1; N::B y1; N::I z1; }
void f1() { int B; N::B x; int I; N::I y; int En; N::En z; int A; N::A<int> w; }
void f2() { struct B{}; N::B x; struct I{}; N::I y; struct En{}; N::En z; struct A{}; N::A<int> w; }
void f3() { typedef int B; N::B x; typedef int I; N::I y; typedef int En; N::En z; typedef int A; N::A<int> w; }
void f4(int B, int I, int En, int A) { N::B x; N::I y; N::En z; N::A<int> w; { N::B x; N::I y; N::En z; N::A<int> w; } }
void f5(N::B B, N::I I, N::En En, N::A<int> A, N::Al<int> Al, N::B B2);
void f6(N::B B, N::I I, N::En En, N::A<int> A, N::Al<int> Al, N::B B2) {}
void f7(N::B* B, N::I* I, N::En* En, N::A<int>* A, N::Al<int>* Al, N::B* B2) {}
struct m { void f5(N::B B, N::I I, N::En En, N::A<int> A, N::Al<int> Al, N::B B2); void f6(N::B B, N::I I, N::En En, N::A<int> A, N::Al<int> Al, N::B B2) {} };
void f9() { void B(); N::B x; extern int I; N::I y; }
B f10(int B); I f11(int I); A<int> f12(int A) { return N::A<int>{}; }
void B(); struct B b;
}
struct N2 { struct stat {}; int stat(struct stat *); struct stat q; void g(struct stat s); };
struct stat { int a; }; int stat(const char*, struct stat*); struct stat zz; inline int use(struct stat stat) { struct stat k; return sizeof(struct stat); }
