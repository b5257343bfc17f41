// shows: tags stay where functions or variables hide classes and enumerations; instances have the fewest arguments that name them
// flags: -w --frandom-seed=7
// prelude: none
template<long N, long D = 1> struct R { static const int n = 1; }; typedef R<10, 1> a; typedef R<5> b; typedef R<5, 1> c; R<7, 1> d; R<7> e; void f() { R<8, 1> x; R<8> y; R<9> z; R<9, 1> w; } template<class T, class U = int> struct S {}; S<char, int> s1; S<long> s2; template<bool B, bool C = false> struct V {}; V<true, false> v1; V<false> v2;
enum dt { x1 }; struct gc { int a; }; union un { int b; }; struct user { enum dt t; struct gc c; union un u; dt *p(); }; extern enum dt dt(int); struct gc gc(enum dt d, struct gc *p, const struct gc &); void un(); enum dt g1; struct gc g2[3]; namespace N { struct h {}; int h; struct h k; struct h fn(struct h); template<class T> struct tt {}; tt<struct h> z; tt<struct gc> z2; } N::tt<struct N::h> zz; struct N::h zk; void fl() { struct gc loc; struct gc *lp = (struct gc *)0; sizeof(struct gc); struct lo {}; int lo; struct lo l2; } struct der : gc { struct gc m; }; 
void fn2(...);
int ex(int i) { __extension__ __PRETTY_FUNCTION__; fn2(__extension__ __PRETTY_FUNCTION__, __extension__ 1, __extension__ i, __extension__ (i + 1), __extension__ ({ 1; })); int j = __extension__ i; return __extension__ i + 1; }
