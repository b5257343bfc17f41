// shows: null pointers among the arguments of function templates have the type of their parameter
// flags: --frandom-seed=7
template <int *P> struct cp { }; template <int *P, typename T = int> void fp(T = T()) { } template <void (*F)(int)> void ff() { } template <int *P> int vp = 1; struct S { int m; void f(); }; template <int S::*M> void mp() { } template <void (S::*M)()> void mf() { } template <decltype(nullptr) N> void np() { } template <auto N> void an() { } template <bool B> void bb() { } template <char C> void cc() { } template <const char *S> void cs() { } enum E { e1 }; template <E> void ee() { } template <float *P> struct cpf { template <int *Q> void m() { } };
int gi; 
void host() { cp<nullptr> a; fp<nullptr>(); fp<nullptr, long>(); ff<nullptr>(); vp<nullptr>; mp<nullptr>(); mf<nullptr>(); np<nullptr>(); an<nullptr>(); bb<nullptr == nullptr>(); cs<nullptr>(); cpf<nullptr>().m<nullptr>(); cpf<nullptr>().m<&gi>(); fp<(int *)nullptr>(); fp<static_cast<int *>(nullptr)>(); mp<&S::m>(); mf<&S::f>(); void (*q)() = mp<nullptr>; auto r = &ff<nullptr>; ee<e1>(); bb<true && false>(); cc<'a' + 1>(); }
template <typename T> void t() { fp<nullptr>(); cp<nullptr> a; ff<nullptr>(); mp<nullptr>(); an<nullptr>(); }
template <> void fp<nullptr, char>(char) { } template void fp<nullptr, short>(short);
