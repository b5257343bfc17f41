// shows: a namespace without a body takes what follows up to the next brace
// prelude: none
namespace P x; int a[] = {1, nope}; int r = q;
namespace { int a; namespace R int z; struct T { int y } } int s = q;
namespace P int m; } int t = q; struct S { int m };
