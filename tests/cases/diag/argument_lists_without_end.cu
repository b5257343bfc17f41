// prelude: none
// shows: template argument lists without an end
template<class T> struct A { };
using U = A<int;
A<int b;
A<unsigned long z;
int k;
