// shows: members of bases that befriend
// prelude: none
void g(int*); class B { friend class D; friend class E; template<class> friend class H; int m; int n; void mf(); static int s; protected: int o; public: int p; };
class D : B { public: template<class T> void f(T t) { g(&m); m = 1; int *q = &m; g(&this->m); q = &o; q = &p; t.h(&m); mf(); s = 1; n++; int v = m + n; g(&s); } void k() { g(&m); m = 1; mf(); int *q = &m; } struct I { void f(D *d) { d->m = 1; g(&d->m); } }; };
class E : public B { public: template<class T> void f(T t) { g(&m); m = 2; } void k() { g(&m); } };
template<class Z> class H : B { int q; public: template<class T> void f(T t) { g(&m); m = 1; } void k() { g(&m); m = 1; } };
