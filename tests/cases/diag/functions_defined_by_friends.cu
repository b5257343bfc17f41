// shows: Functions of namespaces that friends of class template instances define
// prelude: none
namespace N { namespace {
void proxy(int &v, unsigned n) noexcept;
template<class T, int F> struct P { friend void proxy(T &v, unsigned n) noexcept { v = F + n; } };
template struct P<int, 3>;
}
void g(int &v) { proxy(v, 3); }
}
namespace { void q(int); template<class T> struct Q { friend void q(T) {} }; Q<int> qq; }
static void r(int); template<class T> struct R { friend void r(T) {} }; R<int> rr;
static void s(int); template<class T> struct S2 { friend void s(T) {} };
void h() { q(1); r(2); s(2); }
void q0(int); template<class T> struct QQ { friend void q0(T) {} }; QQ<int> qq2; void u() { q0(1); }
extern "C" void q2(int); template<class T> struct Q2 { friend void q2(T) {} }; void u2() { q2(1); }
namespace N5 { void q4(int); void q4(char); template<class T> struct QQ { friend void q4(T) {} friend void q5(QQ) {} }; QQ<int> q44; void u3() { q4(1); q5(q44); } }
