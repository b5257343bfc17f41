// shows: explicit instantiations name their parameters as the definition does
// flags: --c++17
// prelude: none
template<class T> T g(T first); 
template<class T> T g(T second) { return second; }
template int g<int>(int third);
template<class T> T h(T first);
template int h<int>(int third);
template<class T> T h(T second) { return second; }
template long h<long>(long);
template<class T> T k(T);
template<class T> T k(T second);
template<class T> T m(T a); template<class T> T m(T); 
template char m<char>(char);
template<class T> T m(T z) { return z; }
template<class T> struct C { int f(T a); int g(T); template<class U> int t(U, T q); };
template<class T> int C<T>::f(T b) { return 1; }
template<class T> int C<T>::g(T b) { return 1; }
template<class T> template<class U> int C<T>::t(U u, T) { return 1; }
template int C<int>::f(int);
template int C<int>::g(int);
template int C<int>::t(char, int);
template<class T> __attribute__((global)) void kern(T *p, int n);
template<class T> __attribute__((global)) void kern(T *data, int count) { }
template __attribute__((global)) void kern<float>(float *, int);
