// shows: numbers added to pointers by calls
// prelude: none
unsigned char ord(int); template<class T> unsigned char ft(T); struct S { unsigned char m(); static unsigned char sm(); template<class T> unsigned char tm(T); short operator()(int); }; unsigned char (*fp)(int); int oi(int); enum E { e }; E oe();
void f(char *p, S s, int i) { char *q = p + ord(1); q = p - ord(1); q = p + ft(1); q = p + s.m(); q = p + S::sm(); q = p + s.tm(1); q = p + s(1); q = p + fp(1); q = p + oi(1); q = p + oe(); q = ord(1) + p; q += ord(1); q -= ft(1); q = &p[ord(1)]; i = i + ord(1); i += ft(1); }
template<class X> void g(char *p, S s) { char *q = p + ord(1); q = p + ft(1); q += s.m(); }
