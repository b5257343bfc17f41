// shows: a class or enumeration alone has no storage class, and types in parentheses are no declarators
// prelude: none
static struct A { int q; } ; static enum B { b }; typedef struct Y { }; static union { int u; };
static struct X { int q; } x; struct Z; extern "C" struct W { int w; };
(int) h; int y = z;
(int) h = 3;
class C :: D { };
int ::v; int w; extern int ::w;
