// Classes and enumerations without a name are spelled by what is declared with them.
template<class T> __device__ int vt = 1;
template<class T> int ht = 1;
template<class T> struct S { static int m; T t; };
template<class T> void f(); template<class T> T &g(T &);
struct {} gu;
void h(){ struct L{}; struct {} u; enum { E1 } e; auto l=[](){}; (void)&vt<decltype(u)>; (void)&ht<decltype(u)>; 
 S<decltype(u)> s; S<decltype(e)> se; f<decltype(u)>(); g<decltype(u)>(u); (void)&ht<decltype(l)>; (void)&ht<decltype(e)>; (void)&ht<decltype(gu)>; (void)S<decltype(u)>::m; (void)S<decltype(gu)>::m;
 (void)&vt<decltype(u)*>; (void)&ht<const decltype(u)>; }
int unit_anchor=1;
template<class T> struct S2 { static int m; T t; };
namespace N { struct { int a; } nu; enum { K } ne; union { int z; } un; typedef struct { int q; } Named; Named nn; }
void h2(){ struct {} u; decltype(u) v; S2<decltype(u)> s; S2<decltype(N::nu)> s2; S2<decltype(N::ne)> s3; S2<decltype(N::un)> s4; S2<decltype(N::nn)> s5; S2<decltype(N::K)> s6; S2<decltype((N::nu))> *s7; S2<decltype(N::nu.a)> s8; S2<decltype(u) &> *s9; }
template<class T> void f2(T);
void k(){ struct { int i; } u; f2(u); S2<decltype(u)> a; { struct { int j; } u; S2<decltype(u)> b; f2(u);} }
