// shows: names of functions outside of functions, and commas that are returned
// prelude: none
const char *p = __PRETTY_FUNCTION__; const char *q = __FUNCTION__; 
template<class T> const char *r = __PRETTY_FUNCTION__; struct S { const char *m = __PRETTY_FUNCTION__; const char *n = __FUNCTION__; }; namespace n { const char *o = __PRETTY_FUNCTION__; int z = sizeof(__PRETTY_FUNCTION__); }
int f(int a = sizeof(__FUNCTION__)); auto l = [] { return __FUNCTION__; };
template<class T> int g4(T t) { return (t(), 1); } template<class T> auto g5(T t) { return (f(0), t); } void g6() { return (f(0), void()); } int &g7(int &a) { return (f(0), a); } decltype(auto) g8(int &a) { return (f(0), a); } struct Q { Q(); }; Q g9() { return (f(0), Q()); } Q g10(Q q) { return (f(0), q); }
int g() { return (f(), 1); } int g2() { return (f(), f(), 2); }
