// shows: parameters behind a qualified name in parentheses are looked up in its class [basic.lookup.unqual]
// prelude: none
struct Plain { typedef int type; struct inner; type one(type); type *two(inner *); };
int (Plain::one)(type value) { return value; }
int *(Plain::two)(inner *) { return 0; }
template<class T> struct Generic { typedef T type; struct inner; int one(type); T *two(inner *, type); };
template<class T> int (Generic<T>::one)(type value) { return value; }
template<class T> T *(Generic<T>::two)(inner *, type) { return 0; }
template struct Generic<int>;
