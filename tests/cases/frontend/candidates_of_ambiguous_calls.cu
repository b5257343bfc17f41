// shows: notes about the candidates that do not fit where several others do
// prelude: none
void h(const char *); void h(bool); void h(void *); void h(int, int); void h(); template <class T> void h(T *); template <class T> void h(T *, int);
void k() { h(nullptr); }
struct S { void m(float); void m(char); void m(int, int); void m(const char *); S(float); S(char); S(const char *); S(int, int); S operator+(float); S operator+(char); S operator+(const char *); };
void l(S s) { s.m(1.0); S t(1.0); S v{1.0}; s + 1.0; s + nullptr; }
S operator-(S, float); S operator-(S, char); S operator-(int, S);
void o(S s) { s - 1.0; s - 1; s + s; }
struct V { void operator()(float); void operator()(char); void operator()(const char *); float &operator[](float); char &operator[](char); char &operator[](const char *); };
void w(V v) { v(1.0); v[1.0]; }
struct P { int x, y; };
struct B { B(P); B(int, int = 0); };
B b1({1, 2});
