// shows: constructors and destructors return nothing
// flags: --c++17
// prelude: none
struct A { A() { return 1; } ~A() { return 2; } A(int) { return; } A(char) { return void(); } A(long) { return h(); } void h(); };
template<class T> struct B { B() { return 1; } ~B() { return 2; } B(int) { return; } B(char) { return void(); } B(long) { return T(); } };
void v() { return 1; }  int v3() { return {}; } 
