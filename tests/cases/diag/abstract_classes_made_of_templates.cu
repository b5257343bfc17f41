// prelude: none
struct I { virtual void f() = 0; };
struct X;
void* operator new(unsigned long, char*);
void operator delete(void*, char*);
char buffer[100];
template <class T> struct A { T t; T u[2]; static T s; static T v[2]; T w[2][2]; typedef T Ar[2]; T f(); void g(T); T* p; };
A<I> a;
template <class T> struct B : T { int x; };
extern B<I> b1;
B<I> b2;
static B<I> b3[2];
struct M { B<I> x; static B<I> y; };
void news(int n) {
    new I; new (I); new (I)(); new (I[3][4]); new const I; new (const I); new (I*); new (I*[2]);
    new I[2][3]; new I[n]; new (buffer) I; new (buffer) (I); ::new (buffer) I; new (buffer) B<I>;
    new X; new (X); new (buffer) X; new (buffer) (X); new X[2]; new (X[2]); new X[2][2]; new (void);
}
template <class T> void t() {
    new T; new T[3]; new (T); new (T[3]); new T[2][2];
    T v; T w[2]; T(); (T)1; T{}; static_cast<T>(1);
}
template void t<I>();
