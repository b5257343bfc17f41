// shows: a namespace that was not declared inline
// prelude: none
namespace N { int a; }
inline namespace N { int b; }
inline namespace M { int c; }
namespace M { int d; }
int x = b + d;
