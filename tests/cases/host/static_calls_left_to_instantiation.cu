// shows: calls of static functions of class templates that have default arguments or go through an object
// flags: --c++17
// prelude: none
struct S { const char *c_str() const; };
template<class T> struct X { static void th(const char *f, int l); static void th(const char *f, int l, const char *m); void nn(int); void nn(int, int); static void one(int);
 void t(const char *f, int l, ...); static void u(const char *f, const int l); void w(); };
template<class T> void X<T>::u(const char *f, const int l) { S s; th(f, l, s.c_str()); th(f, l, "x"); th(f, l); th("a", 1); X<T>::th("a", 2); one(1); X::one(2); X<T>::one(3); }
template<class T> void X<T>::w() { S s; th("a", 1); nn(1); nn(2, 3); this->nn(1); this->th("a", 1); one(1); this->one(2); }
struct Y { static void th(int); static void th(); void g() { th(); th(1); this->th(); Y().th(); } void h(); };
void Y::h() { th(); th(1); this->th(); }
template<class T> struct Z { static void th(int); static void th(const char*); void g(T t) { th(0); th("a"); this->th(0); Z().th(0); th(t); Z::th(0); Z<int>::th(0); Z<T>::th(0); } static void k() { th(0); th("a"); } };
void m() { X<int>::u("", 1); X<int>::th("", 1); X<int>().th("", 1); Y::th(); Y().th(1); }
