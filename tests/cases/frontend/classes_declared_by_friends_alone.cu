// shows: a class or class template that only friend declarations have declared is not found until it is declared otherwise
// prelude: none
class A { friend class B; template<class T> friend class TT; friend struct N1; };
B *b; TT<int> *t; N1 *n;
void use() { struct N1 *q; N1 *r; }
namespace N { class C { friend class D; friend class E; template<class T> friend class TU; }; D *d; class E *e; E *e2; TU<int> *u; }
using N::D; using N::TU; N::D *nd; N::E *ne;
struct Outer { struct In { friend struct Z; friend class Later; }; Z *z; class Later; Later *l; };
template<class T> struct H { friend struct HH; HH *h; }; HH *hh; struct HH; HH *hh2;
struct V { friend struct W; W *g(); }; struct W { }; W w; struct V2 { friend class W2; }; class W2 *w2; W2 *w3; struct V3 { friend class W3; struct W3 *p; }; W3 *w4;
struct V4 { friend class W5; friend class W5; private: int secret; }; class W5 { int get(V4 v) { return v.secret; } };
template<class T> class TT { int k; }; TT<int> *t2;
