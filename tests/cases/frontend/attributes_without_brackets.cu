// shows: attributes whose bracket is missing
// prelude: none
int a [[unused] = 1; int z = y;
template<class T, int n> struct X { }; void f() { typedef X<int> R; [[maybe_unused]] R::T s; int y = z; }
[[noreturn] int q; int z = y; void p() { int b[2]; }
