// shows: namespaces that lack a brace, aliases for the names of others, and namespaces in the place of values and types
// prelude: none
namespace N { int x; namespace M { } } namespace O { }
namespace N = O; namespace N = N; int v; namespace v = N; namespace Y = N; namespace Y = N::M; namespace Z = nope; namespace O = nope;
int s = ::; int t = ::N::; N::M u; N w; void f() { ::; N::M a; return ::; }
namespace P int m; struct T; int k = zz; int g() { int y = zzz; } int r = q;
