// prelude: none
template<class R, class A, R (&F)(A)> struct FR {}; template<void (&F)(int)> struct FS {}; void fn(int);
FR<void, int, fn> a; FS<fn> b; void g() { FR<void, int, fn> c; FR<void, int, fn>{}; FS<fn>{}; }
