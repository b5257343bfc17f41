// shows: subscripts of objects of the class being defined are left to the instantiation
// prelude: none
template<class T> struct B {
  int operator[](int); int operator()(int); T t; B* n; B make();
  void f(T p, T* q, B b) { p["a"] = 1; q[1] = 2; b[1] = 3; b["a"]["b"] = 4; b[1].x = 3; t[1] = 3; n[1] = b; make()[1] = 3; make()["a"].foo(); -b[2]; b = b[1]; (*this)[1] = 3; b[1] + b[2]; }
};
