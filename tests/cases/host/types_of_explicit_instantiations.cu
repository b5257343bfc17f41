// shows: explicit instantiations of members spelled with the names that the template gives
// flags: --c++17
// prelude: none
template<class C> struct os { typedef os<C> ot; template<class V> ot &ins(V v); template<class V> ot &ext(V &v); template<class V> ot &e2(V *v); ot &pl(int q); ot &e3(C &c); template<class V> static void sv(V &&vv, int n); };
template<class C> template<class V> os<C> &os<C>::ins(V v) { return *this; } template<class C> template<class V> os<C> &os<C>::ext(V &v) { return *this; } template<class C> template<class V> os<C> &os<C>::e2(V *v) { return *this; } template<class C> os<C> &os<C>::pl(int q) { return *this; } template<class C> os<C> &os<C>::e3(C &c) { return *this; } template<class C> template<class V> void os<C>::sv(V &&vv, int n) { }
extern template os<char> &os<char>::ins(long); extern template os<char> &os<char>::ext(long &); extern template os<char> &os<char>::e2(long *); extern template os<char> &os<char>::pl(int); extern template os<char> &os<char>::e3(char &); extern template void os<char>::sv(int &&, int);
template<class V> void ff(V &v, V w); template<class V> void ff(V &v, V w) { } extern template void ff(int &, int); extern template void ff<char>(char &, char);
