// prelude: none
// flags: --c++17
// Members name a base by all arguments until an alias names it.
template<bool b, class T> struct ED {};
template<class... T> struct Tr { static constexpr bool dc = true; };
template<class T> class vb : ED<Tr<T>::dc, vb<T>> { ED<Tr<T>::dc, vb<T>> x; };
template<class T> class vc : ED<Tr<T>::dc, vc<T>> { using x = ED<Tr<T>::dc, vc>; };
template<class T> class vd : ED<Tr<T>::dc, vd<T>> { using x = ED<Tr<T>::dc, vd<T>>; };
template<class T> class vg { ED<Tr<T>::dc, vg<T>> x; using y = ED<Tr<T>::dc, vg>; ED<Tr<T>::dc, vg<T>> z; ED<Tr<T>::dc, vg> w; };
template<class E, class P> struct R {};
template<int N> struct W {};
template<int N, class T> struct EN {};
template<class T> struct Y {};
template<class T> struct a1 : R<T, a1<T>> { R<T, a1> l; using x = R<T, a1<T>>; typedef R<T, a1<T>> *y; R<T, a1> m; };
template<class T, template<class> class B> struct a2 : B<a2<T, B>> { B<a2> l; using x = B<a2<T, B>>; };
template<class T, int N> struct a3 : R<T, a3<T, N>> { R<T, a3<T, N>> l; using x = R<T, a3<T, N>>; };
template<class T> struct a4 : R<W<sizeof(T)>, a4<T>> { using x = R<W<sizeof(T)>, a4<T>>; R<W<sizeof(T)>, a4<T>> m; };
template<class T> struct a5 : R<decltype(T()), a5<T>> { R<decltype(T()), a5<T>> l; using x = R<decltype(T()), a5<T>>; };
template<class T> struct a6 : EN<3, a6<T>> { using x = EN<3, a6<T>>; };
template<class T> struct p0;
template<class T> struct p0<T *> : Y<p0<T *>> { using x = Y<p0<T *>>; };
template<class T, int N> struct p1;
template<class T, int N> struct p1<T *, N> : Y<p1<T *, N>> { using x = Y<p1<T *, N>>; };
template<class T> struct q0 { struct in : R<T, q0<T>> { R<T, q0<T>> l; }; };
