// Values that captures read before they are set.
struct L { int a; }; struct N { int a; N(); }; struct E {}; struct C { int a; ~C(); };
template<class F> void run(F);
void a1() { L l[2]; run([l] {}); }
void a2() { int l[2][2]; run([l] {}); }
void a3() { int l[2]; run([=] { return l[0]; }); }
void a5() { L l[2]; run([=] { return l[0].a; }); }
void a6() { int l[2]; l[0] = 1; run([l] {}); }
void c1() { for (;;) { int i; run([i] {}); } }
void c2() { int i; for (;;) { run([i] {}); } }
void c3() { int i; if (run, 1) i = 1; run([i] {}); }
void c4() { int *p; run([p] {}); run([p] {}); }
void f1() { L l; run([l] {}); } void f2() { L l; run([=] { return l.a; }); } void f3() { N n; run([n] {}); } void f4() { E e; run([e] {}); } void f5() { C c; run([c] {}); }
void f6() { L l; L m = l; } void f7() { L l; run(l); } void f8() { int i; run([i] {}); } void f9() { int i; run([=] { return i; }); } void f10() { int i[3]; run([i] {}); } void f11() { L l; run([&l] {}); } void f12() { L l; l.a = 1; run([l] {}); } void f13() { L l; auto q = [x = l] {}; } void f14() { L l; l; } void f15() { L l; L *p = &l; run([l] {}); } void f16() { struct K { int z; } k; run(k); } void f17() { struct { int z; } k; run(k); }
int unit_anchor;
void a4() { int l[2]; run([=] { l; }); }
void b7() { L l; run([=] { (void)l; }); }
void b9() { L l; auto f = [l] { auto g = [l] {}; g(); }; f(); }
