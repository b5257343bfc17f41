// shows: aliases define classes and enumerations
// prelude: none
int anchor = 1;
using mo = enum mo { a1, a2 }; mo v = a1;
using T = struct { int x; }; T t;
using U = struct Un { int y; } *; U u; Un w;
void f() { using L = enum L { l1 }; L x = l1; using M = struct { int q; }; M m; }
struct K { using I = enum I { i1 }; I i; using J = struct J { int z; }; J j; };
template<class T> struct KT { using I = enum I { i1 }; I i; using J = struct J { T z; }; J j; };
mo g(mo m) { return m; }
using
 ml
 =
 enum
 mlx
 {
 q1,
 q2
 }
 *
 ;
using tt = struct mlt { int x;
 int y; }; tt ttv;
struct ex1; using exa = struct ex1; enum ex2 { exx }; using exb = enum ex2; using exc = struct ex3; using exd = const struct ex3 *; exa *pe; 
