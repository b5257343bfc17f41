// prelude: none
// Functions whose type has qualifiers by a name.
typedef int f() const; typedef int v() volatile; typedef int r() &; typedef int cr() const &; typedef int n() noexcept;
f g; v g1; r g2; cr g3; n g4; extern f g5; static f g6; f g7, *g8; extern "C" { f ec; } namespace N { f nf; } inline f in;
struct S { f m; static f sm; static r sr; friend f ff; virtual f vm; typedef f q; using u = f; n own; };
f *p1; r *p2; cr *p3; f S::*p4; void a(f *); f *b(); void l() { f loc; extern f loc2; r loc3; } n *p5; n &p6 = *p5;
