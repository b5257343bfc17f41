// shows: names that nearer scopes hide are reached by a path
// prelude: none
int anchor = 1;
namespace N {
template<class T> struct A {}; struct B {}; typedef int I; 
struct q1 { N::A<int> x; N::B y; N::I z; int A, B, I; N::A<int> x2; N::B y2; N::I z2; };
void f() { N::A<int> x; N::B y; N::I z; int A, B, I; N::A<int> x2; N::B y2; N::I z2; }
namespace M { N::A<int> x; N::B y; N::I z; int A, B, I; N::A<int> x2; N::B y2; N::I z2; }
void g(N::A<int> A, N::B B, N::A<int> x, N::B y);
void g2(N::A<int> A, N::B B, N::A<int> x, N::B y) { N::A<int> z; }
template<class A, class B, int I> void h(N::A<int> x, N::B y, N::I z);
template<class A, class B, int I> struct hh { N::A<int> x; N::B y;  N::I z; };
struct q2 { struct in { N::A<int> x; N::B y; N::I z; }; int A, B, I; };
struct q3 { void m() { N::A<int> x; N::B y; N::I z; } int A, B, I; };
struct q4 : q1 { struct in { N::A<int> x; N::B y; N::I z; void m() { N::A<int> x; N::B y; N::I z; } };  };
}
N::A<int> ga; struct C {}; enum E { e }; typedef int T; template<class X> struct V {};
struct g1 { int C; int E; int T; int V; ::C x; ::E y; ::T z; ::V<int> w; };
namespace N { int C; int E; int T; int V; ::C x; ::E y; ::T z; ::V<int> w; void ff() { ::C x; ::E y; ::T z; ::V<int> w; } struct q { ::C x; ::E y; ::T z; ::V<int> w; }; }
namespace N { namespace K { struct A {}; struct D {}; } namespace L { namespace K {struct Z{};} N::K::D d; struct Y { N::K::D d; struct K {}; N::K::D e;}; } struct W { int K; N::K::D d; int f() { int N; return sizeof(::N::K::D); } }; }
namespace P { using N::B; struct W { B x; }; struct U { int B; P::B x; N::B y; }; }
namespace R { using namespace N; struct W { B x; }; struct U { int B; N::B x; }; int A; N::A<int> x; }
struct S { struct In {}; typedef int Ty; enum En { }; struct I2 { int In; S::In x; int Ty; S::Ty y; int En; S::En z; }; void f() { int In; S::In x; int Ty; S::Ty y; } };
struct S2 : S { int In; S::In x; int Ty; S::Ty y; };
