// shows: extern templates after an explicit specialization
// flags: --c++17
// prelude: none
template<class T> struct B { };
template<class T> B<T> &in(B<T> &first, T *one);
template<> B<char> &in(B<char> &own, char *mine);
template<class T> B<T> &in(B<T> &second, T *two) { return second; }
extern template B<char> &in(B<char> &, char *);
extern template B<long> &in(B<long> &, long *);
