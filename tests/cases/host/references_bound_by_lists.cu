struct R { int &r; int b; }; int g; int ga[3]; int ff(int); struct S { int m; } gs; thread_local int tl;
R r1{g}; R r2{g, 3}; R r3 = {g}; R r4 = {g, 2}; R r5 = {ga[1], 1}; R r6 = {gs.m, 1}; R r7 = {*&g, 1}; int n; R r8 = {g, n}; R r9 = {g, ff(1)};
struct RF { int (&f)(int); }; RF f1{ff}; RF f2 = {ff}; struct P { int *p; int b; }; P p1{&g}; P p2 = {&g, 1}; P p3 = {ga}; P p4 = {ga + 1, 2}; P p5 = {&g, n};
struct RC { const int &c; }; RC c1{g}; RC c2{5}; RC c3 = {g}; struct RA { int (&a)[3]; }; RA a1{ga}; struct RE { R in; int z; }; RE e1{{g}, 1}; R arr[2] = {{g}, {g, 1}};
void f(int par) { int loc; static int st; R l1{g}; R l2{loc}; R l3 = {st, 1}; static R l4{g}; static R l5{st}; R l6{par}; R l7{ga[1]}; R *np = new R{g}; R t = R{g}; const R k{g}; P q1{&g}; P q2{&loc}; }
template<class T> struct TT { R a{g}; static R s; void m() { R l{g}; T t{g}; } }; template<class T> R TT<T>::s{g}; template struct TT<R>;
struct M { R a{g}; R b = {g}; M() : c{g} {} R c; }; R fn() { return {g}; } R fn2() { return R{g}; } void use(R); void call() { use({g}); use(R{g}); }
int &i1{g}; const int &i3{g}; int &i4(g);
