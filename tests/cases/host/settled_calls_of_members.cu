// flags: --c++20
// prelude: none
// shows: calls with arguments that depend on parameters have a type where no argument can change the function
struct sv { const char* p; unsigned n; constexpr sv(const char* p) : p(p), n(0) {} };
int fr1(int); int fr2(int); long fr2(long); template<class T> int fr3(T);
struct Q { int q1(int) const; static int q2(int); int q3(int); int q3(long); };
struct base { int b1(int); };
struct P : base { 
 template<class T> P& operator<<(const T& t) { return *this; }
 P& operator<<(sv t) { return *this; }
 int m1(int); int m2(int); int m2(long); int m3(int); long m3(long); template<class T> int m4(T); static int m5(int); int m6(int, int = 0); int m7(int, int); int m8(...); int m9(int); template<class T> int m9(T*); auto m10(int) { return 1; } P& m11(int); int (*m12)(int); P operator()(int); template<int> int m13(int); Q q; int m14(int) const; private: int m15(int);
 template<class A> void f(const A& op) {
   *this << m1(op) << 1; 
   *this << m2(op) << 2; 
   *this << m3(op) << 3; 
   *this << m4(op) << 4; 
   *this << m5(op) << 5; 
   *this << m6(op) << 6; 
   *this << m8(op) << 8; 
   *this << m9(op) << 9; 
   *this << m10(op) << 10; 
   *this << m11(op) << 11; 
   *this << m12(op) << 12; 
   *this << (*this)(op) << 13; 
   *this << m13<1>(op) << 14; 
   *this << q.q1(op) << 15; 
   *this << q.q2(op) << 16; 
   *this << q.q3(op) << 17; 
   *this << Q::q2(op) << 18; 
   *this << fr1(op) << 19; 
   *this << ::fr1(op) << 20; 
   *this << fr2(op) << 21; 
   *this << fr3(op) << 22; 
   *this << this->m1(op) << 23; 
   *this << this->m2(op) << 24; 
   *this << P::m1(op) << 25; 
   *this << b1(op) << 26; 
   *this << m14(op) << 27; 
   *this << m1(op.x) << 28; 
   *this << m1(op()) << 29; 
   *this << m7(1, op) << 31; 
   *this << (&fr1)(op) << 32; 
   int (*pf)(int) = fr1; *this << pf(op) << 33; 
   *this << [](int a) { return 1; }(op) << 34; 
   auto l = [](int a) { return 1; }; *this << l(op) << 35; 
   auto g = [](auto a) { return 1; }; *this << g(op) << 36; 
   *this << int(op) << 37;
   *this << (op ? 1 : 2) << 38;
   *this << Q(op) << 39;
   *this << (op == 1) << 40;
   *this << !op << 41;
   *this << (op && op) << 42;
   *this << sizeof(op) << 43;
   *this << new A << 44;
   *this << static_cast<int>(op) << 45;
   *this << ({ 1; }) << 46;
   *this << A::f(1) << 47;
   *this << noexcept(op) << 48;
   *this << (op, 1) << 49;
   *this << q.*op << 51;
   *this << &op << 52;
 }
};
template<class T> struct W { int m1(int); int m2(int); long m2(long); static int m3(int); T m4(int); W& operator<<(int); template<class U> W& operator<<(U);
 P& p;
 void f(T op) {
   p << m1(op) << 1;
   p << m2(op) << 2;
   p << m3(op) << 3;
   p << m4(1) << 4;
   p << this->m1(op) << 5;
   p << W::m3(op) << 6;
   p << m1(1) << 7;
   p << m2(1) << 8;
   p << fr1(op) << 9;
 }
 template<class U> void g(U op) {
   p << m1(op) << 1;
   p << m2(op) << 2;
   p << m3(op) << 3;
   p << m1(1) << 7;
 }
};
