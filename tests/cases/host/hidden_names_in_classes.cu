// shows: names that nearer scopes hide are reached by a path
// prelude: none
int anchor = 1;
namespace N {
template<class T> struct A {}; struct B {}; typedef int I; enum En { e1 }; template<class T> using Al = T*; 
struct u1 { template<class T> using A = N::A<T>; A<int> f(N::A<int>); friend A<int>; N::A<int> x; friend N::A<int> g1(N::A<int>); };
struct u2 { template<class T> struct A {}; N::A<int> x; N::A<int> f(N::A<int>); friend struct N::A<int>; };
struct u3 { int A; N::A<int> x; N::A<int> f(N::A<int>);  friend struct N::A<int>; };
struct u4 { static int A; N::A<int> x; N::A<int> f(N::A<int>);  };
struct u5 { struct A {}; N::A<int> x; N::A<int> f(N::A<int>);  };
struct u6 { enum A {}; N::A<int> x; N::A<int> f(N::A<int>);  };
struct u7 { enum {A}; N::A<int> x; N::A<int> f(N::A<int>);  };
struct u8 { void A(); N::A<int> x; N::A<int> f(N::A<int>);  };
struct u9 { typedef int A; N::A<int> x; N::A<int> f(N::A<int>);  };
struct v1 { template<class T> using B = T; N::B x; N::B f(N::B); friend N::B; };
struct v2 { struct B {}; N::B x; N::B f(N::B); friend struct N::B; };
struct v3 { int B; N::B x; N::B f(N::B); friend struct N::B; };
struct v4 { void B(); N::B x; N::B f(N::B); friend struct N::B; };
struct v5 { typedef int B; N::B x; N::B f(N::B); friend struct N::B; };
struct v6 { enum {B}; N::B x; N::B f(N::B); friend struct N::B; };
struct v7 { template<class> void B(); N::B x; N::B f(N::B); friend struct N::B; };
struct v8 { typedef N::B B; B x; B f(B); friend B; };
struct w1 { typedef char I; N::I x; N::I f(N::I); };
struct w2 { int I; N::I x; N::I f(N::I); };
struct w3 { struct I{}; N::I x; N::I f(N::I); };
struct w4 { void I(); N::I x; N::I f(N::I); };
struct x1 { typedef char En; N::En x; N::En f(N::En); int y = N::e1; };
struct x2 { int En; N::En x; N::En f(N::En); };
struct x3 { struct En{}; N::En x; N::En f(N::En); };
struct x4 { enum { e1 }; int y = N::e1; int f(int a = N::e1); };
struct y1 { int Al; N::Al<int> x; N::Al<int> f(N::Al<int>); };
struct y2 { template<class T> using Al = T; N::Al<int> x; N::Al<int> f(N::Al<int>); };
struct y3 { template<class T> struct Al {}; N::Al<int> x; N::Al<int> f(N::Al<int>); };
struct base { typedef int A; typedef int B; typedef int I; typedef int En; };
struct z1 : base { N::A<int> x; N::B y; N::I z; N::En w; N::Al<int> v; };
struct base2 { int A; int B; int I; int En; int Al; };
struct z2 : base2 { N::A<int> x; N::B y; N::I z; N::En w; N::Al<int> v; };
template<class T> struct z3 : T { N::A<int> x; N::B y; N::I z; N::En w; N::Al<int> v; };
template<class T> struct z4 : base { N::A<T> x; N::B y; N::I z; N::En w; N::Al<T> v; };
template<class T> struct z5 { typedef int A; typedef int B; typedef int I; typedef int En; template<class> using Al = T;  N::A<T> x; N::B y; N::I z; N::En w; N::Al<T> v; };
namespace M { struct A {}; int B; typedef int I; N::A<int> x; N::B y; N::I z; struct Q { N::A<int> x; N::B y; N::I z; }; }
namespace N2 { typedef int B; N::B x; }
}
