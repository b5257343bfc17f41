// shows: __extension__ before explicit instantiations
// prelude: none
template<class T> struct X { void f(); };
__extension__ extern template struct X<int>;
__extension__ extern template void X<char>::f();
__extension__ template struct X<long>;
__extension__ static_assert(true, "");
