// shows: what several constructors convert equally well is viable in overload resolution, and refused where it is chosen
// prelude: none
struct A { A(int *); A(char *); };
struct Kept { Kept(int *); Kept(char *); Kept &operator=(const Kept &) = delete; };
struct Constant { const int x; Constant(int *); Constant(char *); };
struct Dots { Dots(int *); Dots(char *); Dots(...); };
struct Worse { Worse(long); Worse(...); };
struct Explicit { explicit Explicit(int *); explicit Explicit(char *); Explicit(long *); };
struct Left { }; struct Right { }; struct Both : Left, Right { };
struct OfBases { OfBases(const Left &); OfBases(const Right &); };
struct Templates { template<class T> Templates(T, int = 0); template<class T> Templates(T, char = 0); };
struct B { B(int *); B(char *); };
void one(A); void reference(const A &); void dots(A); void dots(...); void pointer(A); void pointer(int *);
void two(A); void two(B); void counted(A); void counted(int, int); void of_dots(Dots); void of_bases(const OfBases &);
void of_templates(Templates); void worse(Worse);
struct M { void m(A); M(A, int); void operator()(A); void operator[](A); M &operator<<(A); };
M operator+(const M &, A);
A returned() { return 0; }
void calls(M m, Both both) {
    one(0);
    reference(0);
    dots(0);
    pointer(0);
    two(0);
    counted(0);
    of_dots(0);
    of_bases(both);
    of_templates(1);
    worse(1.5);
    m.m(0);
    M(0, 1);
    m(0);
    m[0];
    m << 0;
    m + 0;
}
void assignments(A a, Kept k, Constant c) {
    a = 0;
    k = 0;
    c = 0;
    a = 1.5;
}
void casts(bool b, A a, Both both) {
    A(0);
    (A)0;
    static_cast<A>(0);
    (const A &)0;
    static_cast<A &&>(0);
    (Explicit)0;
    Explicit(0);
    (OfBases)both;
    Templates(1);
    b ? a : 0;
    b ? 0 : a;
    throw A(0);
}
template<class T> decltype(T(0)) functional(int); template<class T> int functional(...); int f = functional<A>(0);
template<class T> decltype(static_cast<T>(0)) stated(int); template<class T> int stated(...); int s = stated<A>(0);
template<class T> decltype(one(T())) passed(int); template<class T> long *passed(...); long *p = passed<int>(0);
static_assert(!__is_constructible(A, int) && !__is_convertible_to(decltype(nullptr), A), "in no single way");
