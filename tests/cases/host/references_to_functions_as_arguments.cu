// prelude: none
template<class R, class A, R (&F)(A)> struct FR {}; template<void (&F)(int)> struct FS {}; void fn(int);
FR<void, int, fn> a; FS<fn> b; void g() { FR<void, int, fn> c; FR<void, int, fn>{}; FS<fn>{}; }
namespace n { void nf(int); } FS<n::nf> d; template<class T> struct U { FS<fn> a; FR<void, int, n::nf> b; }; U<int> u; template<void (&F)(int), int K = 3> struct FK {}; FK<fn> fk; template<void (&...F)(int)> struct FP {}; FP<fn, n::nf> fp; template<void (*F)(int)> struct PF {}; PF<fn> pf; PF<&fn> pg; typedef FS<fn> TD; TD td;
template<class T> void tf() { FS<fn> x; FR<void, T, fn> y; } void h() { tf<int>(); }
