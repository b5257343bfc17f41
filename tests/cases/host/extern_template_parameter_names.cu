// shows: extern templates name their parameters as the first declaration does
// flags: --c++17
// prelude: none
template<class T> T g(T first); 
template<class T> T g(T second) { return second; }
extern template int g<int>(int third);
extern template long g<long>(long);
template long g<long>(long);
template char g<char>(char);
template<class T> T h(T first); 
extern template int h<int>(int third);
template<class T> T h(T second) { return second; }
template<class T> struct C { int f(T a); int g(T); };
template<class T> int C<T>::f(T b) { return 1; }
template<class T> int C<T>::g(T b) { return 1; }
extern template int C<int>::g(int);
template int C<long>::f(long);
template int C<int>::f(int);
template<class T> struct B { }; typedef B<char> BC;
template<class T> B<T> &ws(B<T> &first); 
template<class T> B<T> &ws(B<T> &second) { return second; }
extern template BC &ws(BC &);
template<class T> void ex(B<T> &, T *); 
template<class T> void ex(B<T> &second, T *p) { }
extern template void ex(B<char> &, char *);
void u(B<long> &l) { ws(l); }
extern template B<long> &ws(B<long> &);
