// prelude: none
// Types that anonymous unions declare are members of the scope around.
struct cl { union { float vf; struct ff { int sz; } *vff; enum E { e1 }; typedef int I; struct Only; }; ff* m(); I i; E e; };
cl::ff q; cl::E e = cl::e1; cl::I i;
cl::ff* cl::m() { ff* p = vff; return new ff; }
void loc() { union { int a; struct L { int q; } l; }; L m; m.q = a; }
static union { int ga; struct GL { int q; } gl; };
GL gm;
template<class T> struct TT { union { T t; struct N { T x; } n; }; N k; };
TT<int>::N tn; TT<int> tt;
