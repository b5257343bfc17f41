// shows: explicit instantiations of templates without definitions
// prelude: none
template <class T> void k(T);
template void k<int>(int);
extern template void k<char>(char);
template <class T> void later(T);
template void later<int>(int);
template <class T> void later(T) { }
