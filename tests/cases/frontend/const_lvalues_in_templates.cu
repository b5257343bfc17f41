// prelude: none
struct E { E& operator=(E&&); };
struct K { const int k; int j; };
template<class T> struct N { const int mm = 1; static const int ss = 2;
  void g(const E a, E b) { auto l = [=](E c) { (void)a; }; }
  void h(const int *p, K z, const K y) { const int i = 1; i = 2; i += 2; i++; *p = 1; *p += 1; z.k = 2; y.j = 2; --z.k; mm = 1; ss = 2; N::ss = 3; this->mm = 2; }
  void hc() const { m = 1; m++; this->m = 2; p[1] = 1; a[1] = 2; } int m; int *p; int a[3];
};
template<class T> void h(const int *p, K z, const K y) { const int i = 1; i = 2; i += 2; i++; *p = 1; *p += 1; z.k = 2; y.j = 2; --z.k; const int &r = i; r = 2; const int ar[2] = {}; ar[1] = 2; int f(); f() = 1; [=] { i = 2; z.j = 2; }; }
void gg(const int *p, K z, const K y) { const int i = 1; i = 2; const int &r = i; r = 2; const int ar[2] = {}; ar[1] = 2; int f(); f() = 1;[=] { i = 2; z.j = 2; }; }
