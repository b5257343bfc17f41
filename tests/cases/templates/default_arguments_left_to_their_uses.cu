// prelude: none
// A default argument of a template that does not convert is no mistake before it is used.
typedef enum { in, out } Mode;
template<class T> struct Stream { Stream(Mode = in | out); void open(Mode = 3); };
template<class T> void unused(int *p = 3);
void ask(Stream<int> &s) { s.open(in); }
void wrong(Stream<int> &s) { s.open(); }
