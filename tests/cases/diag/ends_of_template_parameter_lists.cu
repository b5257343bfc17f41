template<class T = int int> struct A1;
template<int N = 3 4> struct A3;
template<class T U> struct A4;
template<class T, int N int M> struct A5;
