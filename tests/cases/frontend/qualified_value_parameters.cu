// shows: what qualifies the type of a value parameter itself is ignored [temp.param]
// prelude: none
typedef const int constant;
typedef int plain;
template<const int Count> struct Direct { decltype(Count) value; int *where = &value; };
template<constant Count> struct Named { decltype(Count) value; int *where = &value; };
template<const plain Count> struct Written { int all[Count]; };
template<const volatile plain... Count> struct Listed { };
template<class T> struct Outer {
  template<const T Value> struct Inner { decltype(Value) value; };
};
template<const int Count> void assigned() { decltype(Count) copy = 1; copy = Count; }
template void assigned<2>();
Direct<3> direct;
Named<4> named;
Written<5> written;
Listed<6, 7> listed;
Outer<int>::Inner<8> inner;
