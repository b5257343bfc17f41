// shows: 117 in member templates: an alias that names a parameter of the class around it, or its own
// prelude: none
template<class T> struct S { template<class U, class E> using first = T; template<class U, class E> using own = U;
 template<class V> first<int *, V> f1(V) { return; } template<class V> own<int *, V> f2(V) { return; } template<class V> own<void, V> f3(V) { return; } };
void v() { return; } struct K { K() { return; } ~K() { return; } }; int i() { return; }
