// prelude: none
// shows: what names a template parameter is not said to have no effect
template<int N> void f() {
 N;
 N + 1;
 (N, 1);
 (N + 1, 2);
 sizeof(N);
 1, N;
}
template<class T> void g(T t, int i) {
 T::x;
 (T::x, 1);
 t;
 (t, 1);
 (i, 1);
 (sizeof(T), 1);
 i + 1;
 (i + 1, 2);
 (T::x + 1, 2);

}
