// shows: what is void cannot be thrown or deleted
// flags: --c++20 --frandom-seed=7
// prelude: none
void g();
void f() { throw g(); throw (void)1; throw throw 1; }
void h() { delete g(); }
template<class T> void k() { throw g(); throw T(); }
