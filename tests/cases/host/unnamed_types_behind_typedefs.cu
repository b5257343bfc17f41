// shows: typedef names stay among arguments where nothing else spells what they stand for
// prelude: none
template <class T> struct V { T *p; typedef T t; };
template <typename> struct remove_reference { typedef int type; };
template <typename T> struct remove_reference<T &> { typedef T type; };
typedef struct { int i; } *AP; typedef struct { int j; } S1, *PS1; typedef enum { x1 } E1; typedef const enum { y1 } *E2; typedef struct { int k; } AR[3];
V<AP> a; V<S1> b; V<PS1> c; V<E1> d; V<E2> e; V<S1 *> e2; V<AR> e3; V<AR *> e4; V<V<AP>> e5;
struct { int u; } un; V<decltype(un)> h; V<decltype(un) *> h2;
template <class T> void ff(T) { T t; V<T> v; }
void g() { struct { } *v = 0; typedef remove_reference<decltype(*v)>::type at; ff(at()); V<decltype(v)> w; V<at> w2; ff(v); ff(un); }
