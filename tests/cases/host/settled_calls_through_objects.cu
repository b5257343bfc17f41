// flags: --c++20
// prelude: none
// shows: the same by pointers, objects and bases, with packs
struct sv { const char* p; unsigned n; constexpr sv(const char* p) : p(p), n(0) {} };
int fr1(int); int fr5(int, int = 1); int vf(int, ...);
template<class T> struct tb { int t1(int); static int t2(int); T t3(int); };
struct nb { int n1(int); static int n2(int); };
struct P { 
 template<class T> P& operator<<(const T& t) { return *this; }
 P& operator<<(sv t) { return *this; }
 int m1(int); int m2(int, int = 2); void m3(int); int& m4(int); const int m5(int); int&& m6(int); virtual int m7(int); int m8(P&); int m9(int) const; int m9(int); int m10(const sv&); template<class T> friend int ff(P&, T); int m11(int) = delete; int m12(int*);
 template<class A> void f(const A& op) {
   *this << m2(op) << 3; 
   *this << m4(op) << 5; 
   *this << m5(op) << 6; 
   *this << m6(op) << 7; 
   *this << m7(op) << 8; 
   *this << m8(op) << 9; 
   *this << m9(op) << 10; 
   *this << m10(op) << 11; 
   *this << m12(op) << 13; 
   *this << ::vf(op) << 14; 
   *this << ::vf(op, 1, op) << 15; 
   *this << ::fr5(op) << 16; 
   *this << m1(sizeof(op)) << 17; 
   *this << m1(A::x) << 18; 
   *this << m1(m1(op)) << 19; 
   *this << m1(fr1(op)) << 20; 
   { int fr1(int); *this << fr1(op) << 21;  }
   int x = m1(op); m3(op); (void)m1(op); while (m1(op) && m4(op)) ;
   m4(op) = 1; int y = m1(op) + 2; y += m1(op); y = m1(op); double d = m1(op); auto z = m1(op) ? 1 : 2; int* q = &m4(op); char c(m1(op)); bool b{m1(op) != 0}; switch (m1(op)) {} int arr[] = {m1(op), 2}; fr1(m1(op)); new int(m1(op)); 
   double dd; dd = m1(op); dd *= m1(op); y << m1(op); !m1(op); -m1(op); (long)m1(op); static_cast<long>(m1(op)); 
 }
 template<class... A> void g(A... a) {
   *this << m1(a...) << 1; 
   *this << m2(a...) << 2; 
   *this << ::vf(a...) << 3; 
   *this << m1((a + ...)) << 4; 
   *this << m2(1, a...) << 5; 
 }
 template<class A> int h(A a) { return m1(a); }
 template<class A> const int& h2(A a) { return m4(a); }
 template<class A> double h3(A a) { return m1(a); }
};
template<class T> struct W : tb<T>, nb { int m1(int); static int m3(int); int m4(T); void m5(int); W& me(); 
 P& p; P pp; int (*fp)(int); static int (*sfp)(int); tb<T> tt; nb nn; W* w; 
 void f(T op) {
   p << this->m1(op) << 1;
   p << n1(op) << 2;
   p << n2(op) << 3;
   p << this->n1(op) << 4;
   p << W::m1(op) << 6;
   p << (*this).m1(op) << 7;
   p << me().m1(op) << 8;
   p << fp(op) << 9;
   p << sfp(op) << 10;
   p << this->fp(op) << 11;
   p << tt.t1(op) << 12;
   p << nn.n1(op) << 13;
   p << tb<int>::t2(op) << 14;
   p << w->m1(op) << 15;
   p << w->m3(op) << 16;
   p << p.m1(op) << 17;
   p << pp.m1(op) << 18;
   p << m4(op) << 19;
   p << this->m4(op) << 20;
   p << this->m4(1) << 21;
   m5(op); this->m5(op); m1(op) + 1; this->m1(op) + 1; int x = this->m1(op); double d = this->m1(op); if (this->m1(op)) {}
   auto l = [this, op] { return p << m1(op) << this->m1(op) << n1(op); };
 }
};
