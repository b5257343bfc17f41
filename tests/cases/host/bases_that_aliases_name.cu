// prelude: none
// flags: --c++17
// Members name a base by all arguments until an alias names it.
template<bool b, class T> struct ED {};
template<class... T> struct Tr { static constexpr bool dc = true; };
template<class T> class vb : ED<Tr<T>::dc, vb<T>> { ED<Tr<T>::dc, vb<T>> x; };
template<class T> class vc : ED<Tr<T>::dc, vc<T>> { using x = ED<Tr<T>::dc, vc>; };
template<class T> class vd : ED<Tr<T>::dc, vd<T>> { using x = ED<Tr<T>::dc, vd<T>>; };
template<class T> class vg { ED<Tr<T>::dc, vg<T>> x; using y = ED<Tr<T>::dc, vg>; ED<Tr<T>::dc, vg<T>> z; ED<Tr<T>::dc, vg> w; };
