// shows: members of explicit specializations name the unit
// flags: --c++17
// prelude: none
template<class T> struct S { void f(); static int v; struct I { void g(); }; }; template<class T> void h(T) {} namespace { struct L {}; }
 template<> struct S<int> { void f(); static int v; struct I { void g(); }; };
void S<int>::f() {}
