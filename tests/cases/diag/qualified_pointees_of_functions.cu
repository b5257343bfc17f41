// shows: no pointer to a function is one to something qualified [temp.deduct.type]
// prelude: none
template<class T> void constant(const T *);
template<class T> void inner(const T **);
template<class T> void either(T **, T **) { }
template<class T> void either(T **, const T **) { }
template<class T> void referenced(const T &);
void calls(void (*one)(), void (**two)()) {
  either(two, two);
  referenced(*one);
  constant(one);
  inner(two);
}
