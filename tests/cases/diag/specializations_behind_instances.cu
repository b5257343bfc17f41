// Partial specializations that an earlier instance would have been made of (C++17).
template <class T> struct One { T x; };
One<int*> one;
One<char*>* pointer;
template <class T> struct One<T*> {};
template <class T, class U> struct Two {};
template <class T> struct Two<T, void> {};
Two<char, void> two;
template <class T> struct Two<char, T> {};
Two<char, int> other;
template <class T> struct Two<T, int*> {};
template <class T> struct Three {};
template <class T> struct Three<T*> {};
Three<int**> three;
template <class T> struct Three<T**> {};
