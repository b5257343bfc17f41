// shows: types of new-expressions with pointers to members and qualified pointers; constants that are declared `extern` before
// prelude: none
struct B { B(); B(int); int i; }; struct Y { int y; void f(); }; typedef int (*FP)(int); typedef int Arr[3]; struct A { int i; };
extern const B b1; const B b1; extern const B b2; const B b2(3); extern const B b3; const B b3{}; extern const B b4[2]; const B b4[2];
extern const int i1; const int i1(3); extern const A a1; const A a1 = {}; extern const int *const p1; const int *const p1 = 0;
namespace N { extern const B b; extern const int w; } const B N::b; const int N::w = 4;
void f(int n) {
  new int Y::*; new int Y::*[n]; new int Y::**; new (int Y::*); new (int Y::*)(0); new int Y::*(0); new (void (Y::*)()); new (int (*)(int)); new FP; new FP[3];
  new (Arr *); new (int (*)[3]); new (int (*[2])(int)); new int *const(0); new int **; new (int *[3]); new int *[n][3]; new const int Y::*(nullptr); new int Y::*const(nullptr);
}
template<class T> void g(int n) { new int T::*; new T Y::*; new int T::*[n]; new T *; new T *[n]; new T T::*(0); new (T T::*)(0); new (T (*)(T)); new T *const(0); }
