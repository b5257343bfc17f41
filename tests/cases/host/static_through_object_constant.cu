struct Y { static constexpr int ci = 4; static const int k = 5; enum { E = 3 }; int n; static int fs(); };
Y y; Y *p = &y; Y fun(); Y &ref(); volatile Y vy;
int a1[y.ci]; int a2[p->ci];  int a5[y.E];
template<int N> struct I {}; I<y.ci> i1; 
void f(Y &r, Y *q, int n) {
  int s0 = y.ci; int s1 = y.ci + 1; int s2 = p->ci + 1; int s3 = fun().ci + 1; int s4 = ref().ci + 1; int s5 = r.ci + 1; int s6 = q->ci + 1; int s7 = y.k + 1; int s8 = Y().ci + 1; int s9 = (n++, y).ci + 1; int s10 = vy.ci + 1; int s11 = q[n].ci + 1; int s12 = r.E + 1; int s13 = fun().E + 1; int s14 = (*q).k + 1; s0 = y.ci + 1;
}
