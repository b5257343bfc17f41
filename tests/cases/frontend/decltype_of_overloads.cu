// shows: decltype of a name that stands for several functions
// prelude: none
template<class T> int one(T);
template<class T> int one(T *);
int two(int);
int two(double);
decltype(one<int>) *a;
decltype(two) *b;
decltype(&two) c;
