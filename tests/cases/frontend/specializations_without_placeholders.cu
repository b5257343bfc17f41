// prelude: none
template<class T> auto f(T t) { return 1; }
template<class T> auto f2(T t) { return t; }
template<class T> auto f3(T t);
template<class T> int f4(T t);
template<class T> decltype(auto) f5(T t) { return t; }
template int f<char>(char);
template int f<>(int);
template int f2<int>(int);
template<> char f2<char>(char);
template<> int f3<int>(int);
template<> auto f4<int>(int);
template<> auto f5<int>(int);
template<> auto* f5<long>(long);
template<> auto f5<short>(short) { return 1; }
