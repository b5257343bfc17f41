// shows: a friend whose parameter is called as a member before it and as something else names its types by the whole path
// prelude: none
namespace other { class bar1 {}; enum en1 {}; typedef int td1; int va1; void fn1(); template<class T> struct te1 {}; namespace ns1 {} enum { er1 }; struct in { struct ne1 {}; int fi1; void me1(); }; void pa(int pa1); inline namespace v { class inl1 {}; } int mm1; class mb1 {}; }
class gl1 {}; int gv1;
namespace n { namespace m {
class c0 { int bar1; friend void f01(c0 *bar1); }; class c1 { friend void f01(c1 *bar1); int bar1; };
class c2 { int en1; friend void f01(c2 *en1); }; class c3 { int td1; friend void f01(c3 *td1); }; class c4 { int va1; friend void f01(c4 *va1); }; class c5 { int fn1; friend void f01(c5 *fn1); }; class c6 { int te1; friend void f01(c6 *te1); }; class c7 { int ns1; friend void f01(c7 *ns1); }; class c8 { int er1; friend void f01(c8 *er1); };
class c9 { int ne1; friend void f01(c9 *ne1); }; class d0 { int fi1; friend void f01(d0 *fi1); }; class d1 { int me1; friend void f01(d1 *me1); }; class d2 { int pa1; friend void f01(d2 *pa1); }; class d3 { int inl1; friend void f01(d3 *inl1); }; class d4 { int nowhere; friend void f01(d4 *nowhere); };
class d5 { void bar1(); friend void f01(d5 *bar1); }; class d6 { typedef int bar1; friend void f01(d6 *bar1); }; class d7 { static int bar1; friend void f01(d7 *bar1); }; class d8 { struct bar1 {}; friend void f01(d8 *bar1); }; class d9 { enum { bar1 }; friend void f01(d9 *bar1); };
class e0 { int bar1; friend void f01(int bar1, e0 *x); friend void f02(e0 *x, int bar1); friend void f03(e0 *x, int y); friend void f04(e0 *); friend e0 *f05(int bar1); friend void f06(e0 *bar1) { } friend class bar1; };
class e1 { int gl1; friend void f01(e1 *x); friend void f02(e1 *gl1); };
struct e2 { struct i { int bar1; friend void f01(i *bar1); friend void f02(e2 *bar1); }; };
class bar1; class e3 { int bar1; friend void f01(e3 *bar1); }; int va1; class e4 { int va1; friend void f01(e4 *va1); }; void mm1(); class e5 { int mm1; friend void f01(e5 *mm1); friend void f02(e5 *mm1); };
} }
