// prelude: none
struct W1 { inline operator int() const; inline int f(); static inline int g(); inline W1(int); W1& operator=(int); inline W1 operator+(int) const; };
int q1(W1 w) { return w.f(); }
int q2(W1& w) { return w; }
int q3() { return W1::g(); }
void q4() { W1 a = 1; W1 c(2); W1 d{3}; const W1& r = 5; }
int q5(W1& w) { w + 1; return 0; }

