// shows: friends of class templates that are functions of their own
// flags: --c++17
// prelude: none
template<class T> struct U { friend int f(U<T>); friend int g(T*); friend int h(int); friend T k(); friend int m(U<T>) { return 1; } };
template<class T> int f2(T);
template<class T> struct V { friend int f2(V<T>);  friend int f3(V<T>); };
template<class T> int f3(T);
int f4(int);
template<class T> struct W { friend int f4(T);  friend int f4(W<T>);};
