// shows: equivalent array bounds in redeclared function templates [temp.over.link]
// prelude: none
template<class T, unsigned long L> int sum(const T (&values)[L]);
template<class U, unsigned long M> int sum(const U (&values)[M]) { return M; }
template<class T, int N> void twice(T (&)[N * 2]);
template<class T, int M> void twice(T (&)[M * 2]);
int f() { int a[3]; return sum(a) + sum({1, 2}); }
