// shows: types and templates that several namespaces declare are ambiguous wherever types are read, typedef names too
// prelude: none
struct q { }; typedef q h1; struct h2 { }; using h3 = int; enum h4 { }; template<class T> struct t1 { };
namespace E { struct h1 { }; typedef q h2; struct h3 { }; struct h4 { }; template<class T> struct t1 { }; struct same { }; }
namespace A { struct h { }; using E::same; } namespace B { struct h { }; typedef E::same same; }
using namespace E; using namespace A; using namespace B;
h1 a1; h2 a2; h3 a3; h4 a4; t1<int> a5; same a6;
template<class T> struct S { }; template<class T> void g();
S<h> s1; S<h *> s2; S<const h1> s3; S<S<h1>> s4;
unsigned long size = sizeof(h);
void k() { g<h>(); h *p = (h *)0; new h; static_cast<h1 *>(0); S<S<h>> s; }
template<class T> void in_template(T t) { h1 x; g<h1>(); g<h1>(t); }
void fp(h); h fr(); struct D : h { }; typedef h td; using ta = h; auto l = [](h) { };
A::h qualified; E::h1 other; ::h3 own;
