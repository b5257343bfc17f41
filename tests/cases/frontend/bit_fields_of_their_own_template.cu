// shows: bit-fields without names of the class template that they stand in are looked at once
// prelude: none
template<class T> struct A { A : 1; A : 2; A : 3; const int c; };
