// Values among the elements of packs are printed as values of the parameter's type unless a template mentions them first.
typedef decltype(sizeof 0) size_t;
template<size_t... I> struct ti {}; template<size_t I> struct t1 {};
template<class S> struct moi;
template<> struct moi<t1<2>> {};
template<> struct moi<ti<2, 3>> {};
template<class T, class U> struct two; template<class T> struct two<T, t1<2>> {};
template<class T> struct two<T, ti<2>> {};
template<unsigned N> unsigned load(); template<> unsigned load<0>() { return 0; }
template<unsigned N> struct S { template<int M> void f(); }; template<> struct S<3> {};
template<unsigned N, class T> struct Q {}; template<class T> struct Q<3, T> {};
static_assert(__is_same(t1<2>, ti<2>) || true, "");
static_assert(sizeof(t1<2>), "");
t1<2> v; template<size_t N> void g(t1<N>, ti<2>); template<> void g<2>(t1<2>, ti<2>) {}
struct D : t1<5> { ti<6> m; void h(t1<2>, ti<2>); }; void D::h(t1<2> a, ti<2> b) { t1<2> c; ti<2> d; load<0>(); }
using A1 = t1<2>; using A2 = ti<2>; typedef ti<3> A3; extern template struct S<7>; template struct S<8>;
template<class T> void tf() { t1<2> a; ti<2> b; static_assert(__is_same(t1<2>, ti<2>) || sizeof(T), ""); }
template<class T = ti<2>, class U = t1<2>> struct df {}; template<class T> using al = two<T, ti<2>>;
