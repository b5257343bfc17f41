// shows: results of deduction guides, and names of class templates without arguments as parts of types
// prelude: none
template<class T> struct S { S(T); }; struct B { };
S(int) -> int;
S(char) -> S<char> *;
template<class T> S(T, T) -> S<T> &;
template<class T> S(T *) -> S<T>;
S(short) -> const S<short>;
S *j;
S k[2];
S &l;
S (*m)();
const S *p; S **q; static S *v;
void f() { S *j; S k[2]; S &l; }
