// shows: packs that are named without being expanded
// prelude: none
template<class... T> void f(T... t) { T x; T y = t; int z = t; t; (t); t + 1; int a[] = {t}; g(t); return t; }
template<class... T> struct P { T t; T *p; static T s; void h(T... t) { T u; } int z; };
template<class... T> void g(T... t) { sizeof...(x); sizeof...(g); sizeof...(t, t); sizeof...(int); int y = zz; }
template<class T...> struct Q; template<class... T> struct R { T... u; int z; };
