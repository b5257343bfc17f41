// shows: what a template returns is checked by instantiations
// flags: --c++17
// prelude: none
struct L { int x; }; void h();
template<class T> void g1(T t) { return 1; }
template<class T> void g2(T t) { return L{1}; }
template<class T> void g3(T t) { return L(); }
template<class T> void g4(T t) { return t; }
template<class T> void g5(T t) { return h(); }
template<class T> L g6(T t) { return 1; }
template<class T> int g7(T t) { return L(); }
template<class T> int g8(T t) { L l; return l; }
template<class T> int* g9(T t) { return 1.0; }

template<class T> void g11(T t) { L l; return l; }
