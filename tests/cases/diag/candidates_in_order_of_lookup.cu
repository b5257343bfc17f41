// shows: candidates are listed as lookup finds them: ordinary ones, then those of associated namespaces from the last, then friends
namespace A { struct X { }; void operator+(X, int); void operator+(X, char *); void h(X, int); void h(X, float); }
namespace B { struct Y { }; void operator+(Y, int); void operator+(Y, char *); void h(Y, int); void h(Y, float); }
namespace D { struct W { friend void operator+(W, int *); friend void operator+(W, float *) { } }; struct V { friend void operator+(V, int *) { } }; }
namespace E { struct W { friend void operator+(W, int *) { } }; void operator+(W, int); }
void h(int *); void h(float *);
void f1() { A::X() + B::Y(); D::W() + B::Y(); B::Y() + D::W(); D::W() + D::V(); E::W() + B::Y(); h(A::X(), B::Y()); }
void f2() { using namespace B; using namespace A; A::X() + B::Y(); h(A::X(), B::Y()); }
namespace N { void operator+(A::X, double *); void operator+(A::X, double **); void f3() { A::X() + B::Y(); } template <class T> void f4(T t) { t + B::Y(); } void f5() { f4(A::X()); } }
