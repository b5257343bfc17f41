// prelude: none
// flags: --c++17
struct S { int v; int a[3]; void m(); }; S nobj; int g; int arr[4]; extern int& eg; S& sf();
int& rg = g; static int& srg = g; S& rs = nobj; int& re = arr[1]; int (&ra)[4] = arr; S& rf = sf(); int& reg = eg; constexpr int& crg = g; int& rrg = rg; S&& xs = S{3}; const int& ct = 5; static const int& ct2 = g;
struct Z { static int& sr; static constexpr int& csr = g; inline static int& isr = g; };
int& Z::sr = g;
int& n1 = rg; int& n2 = srg; S& n3 = rs; int* n4 = &rg; int& n5 = rs.v; int* n6 = &rs.v; int* n7 = ra; int& n8 = ra[2]; S& n9 = rf; int& n10 = reg; int& n11 = eg; int& n12 = crg; int& n13 = rrg; const int* n15 = &ct2; int& n16 = Z::sr; int& n17 = Z::csr; int& n18 = Z::isr; static int& n21 = rg; constexpr int& n22 = crg; int n23 = crg; bool n24 = &crg;
void nt(int& p) { int& n1 = rg; int& n2 = srg; S& n3 = rs; int* n4 = &rg; int& n5 = rs.v; int* n6 = &rs.v; int* n7 = ra; int& n8 = ra[2]; S& n9 = rf; int& n10 = reg; int& n11 = eg; int& n12 = crg; int& n13 = rrg; const int* n15 = &ct2; int& n16 = Z::sr; int& n17 = Z::csr; int& n18 = Z::isr; static int& n21 = rg; constexpr int& n22 = crg; int& l = g; int& l2 = l; static int& sl = g; int& l3 = sl; auto& l4 = p; auto* l5 = &l; int* l6 = &sl; int l7 = crg; int& l8(crg); int& l9{crg}; auto&& l10 = crg; auto l11 = crg; S l12 = rs; S& l13 = (rs); }
template<class T> void te(int& p) { int& n1 = rg; int& n2 = srg; S& n3 = rs; int* n4 = &rg; int& n5 = rs.v; int* n6 = &rs.v; int* n7 = ra; int& n8 = ra[2]; S& n9 = rf; int& n10 = reg; int& n11 = eg; int& n12 = crg; int& n13 = rrg; const int* n15 = &ct2; int& n16 = Z::sr; int& n17 = Z::csr; int& n18 = Z::isr; static int& n21 = rg; constexpr int& n22 = crg; int& l = g; int& l2 = l; static int& sl = g; int& l3 = sl; auto& l4 = p; auto* l5 = &l; int* l6 = &sl; int l7 = crg;  int& l8(crg); int& l9{crg}; auto&& l10 = crg; }
void call(int&, int*); int& ret() { call(crg, &crg); rs.m(); return crg; } int* ret2() { return &crg; }
