// shows: a bit-field has an integral type, and is no static member
// prelude: none
struct S { char *p : 2; int &r : 1; bool b : 9; float f : 1; };
struct T { static int x : 3; int z; }; struct U { static int x : 3, y : 2; int z; }; struct V { typedef int x : 3; int z; };
struct W { int &i : 1; int x; }; int f() { W w; return w.x; }
struct X { struct Y { } y : 1; int a[2] : 3; };
