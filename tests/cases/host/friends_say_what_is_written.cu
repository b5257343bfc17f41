// shows: friends of class templates, and those that are specializations, say inline and constexpr where written; a friend defined in a class is inline elsewhere and found by each class whose friend it is
// flags: --c++17 --frandom-seed=7
// prelude: none
template<class T> struct S;
template<class T> inline void f(S<T> const&);
template<class T> void g(S<T> const&);
template<class T> constexpr int c(S<T> const&);
template<class T> static void s(S<T> const&);
inline void n(int); static void sn(int); 
template<class T> struct S {
  friend void f<T>(S const&);
  friend void f<>(S const&);
  template<class U> friend void f(S<U> const&);
  friend void g<T>(S const&);
  friend int c<T>(S const&);
  friend void s<T>(S const&);
  friend void n(int);
  friend void sn(int);
};
struct P {
  friend void f<int>(S<int> const&);
  friend void f<>(S<long> const&);
  template<class U> friend void f(S<U> const&);
  friend void n(int);
  friend int c<int>(S<int> const&);
};
template<class T> inline void f(S<T> const&) {}
template<class T> void g(S<T> const&) {}
template<class T> constexpr int c(S<T> const&) { return 1; }
template<class T> void s(S<T> const&) {}
void n(int) {} void sn(int) {}
template<> void f<char>(S<char> const&);
template<> inline void f<short>(S<short> const&) {}
template void f<unsigned>(S<unsigned> const&);
struct Q {
  friend void f<char>(S<char> const&);
  friend void f<short>(S<short> const&);
  friend void f<>(S<short> const&);
  template<class U> friend void f(S<U> const&);
};
S<int> x;
void h() { f(x); g(x); s(x); c(x); }
struct S4 { friend void f4(S4) {} friend int g4(S4*); friend void k4(S4) noexcept {} }; void f4(S4); extern void f4(S4); int g4(S4*) { return 1; } struct T4 { friend void f4(S4); friend int g4(S4*); friend void h4(T4) {} }; void h4(T4); template<class X> struct U { friend void f4(S4); friend void u(U) {} friend void v(int) {} friend void w(X) {} }; void v(int); 
struct V; struct W { friend void m(V&); friend constexpr int n(V&); }; struct V { friend void m(V&) {} friend constexpr int n(V&) { return 1; } };
struct os {}; namespace nn { class P; class A { friend class P; friend os& operator<<(os& s, const P& p); friend void f(const P&); friend void g(const A&, const P&); };
class P { friend os& operator<<(os& s, const P& p) { return s; } friend void f(const P&) {} friend void g(const A&, const P&) {} void help() const { os o; o << *this; f(*this); } }; 
class Q; class B { friend void h(const Q&); }; class Q { friend void h(const Q&); }; void use(const Q& q, const P& p, const A& a) { h(q); f(p); g(a, p); } }
void use2(const nn::Q& q, const nn::P& p) { h(q); f(p); os o; o << p; }
