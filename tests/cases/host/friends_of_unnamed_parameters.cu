// shows: a class template whose parameters have no names is named alone by its friends
// prelude: none
template <class T, class = T, class = int> class B;
template <class T, class H, class P> bool eq(B<T, H, P> const &, B<T, H, P> const &);
typedef B<int> bi;
template <class, class, class> class B { int t; public: friend bool eq<>(B const &, B const &); B *f(B); static B<int> *q; };
template <class T, class U> class C; template <class T, class H> bool eq2(C<T, H> const &); template <class, class> class C { friend bool eq2<>(C const &); };
