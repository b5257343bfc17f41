// prelude: none
// flags: --c++20
// Parameters of members of instances: what a member template names by an alias is shown as it has become
namespace std { typedef unsigned long size_t; 
template<class T> struct remove_cv { typedef T type; };
template<class T> using rcv = typename remove_cv<T>::type;
template<class T> using rcb = __remove_cv(T);
template<class T> using idt = T;
template<class T> using ptr = T*;
template<class T> struct il { };
template<class T> struct s1 { using v = rcv<T>; s1(il<v>, int); s1(v, char); };
template<class T> struct s2 { using v = rcb<T>; s2(il<v>, int); s2(v, char); s2(il<rcb<T>>, long); s2(il<v>&, int*) noexcept; };
template<class T> struct s3 { using v = T; s3(il<v>, int); s3(v, char); };
template<class T> struct s4 { using v = idt<T>; s4(il<v>, int); s4(v, char); };
template<class T> struct s5 { using v = ptr<T>; s5(il<v>, int); s5(v, char); };
template<class T> struct s6 { typedef il<rcb<T>> v; s6(il<v>, int); s6(v, char); };
template<class T, size_t E = -1ul> struct s7 { using v = rcb<T>; s7(il<v>, int); s7(v, char);  };
template<class T> struct s7<T, -1ul> { using v = rcb<T>; using e = T; s7(il<v>, int) noexcept; s7(v, char); s7(il<e>, long);  };
}
int main() { std::s1<int> a1(1, 2, 3); std::s2<int> a2(1, 2, 3); std::s3<int> a3(1, 2, 3); std::s4<int> a4(1, 2, 3); std::s5<int> a5(1, 2, 3); std::s6<int> a6(1, 2, 3); std::s7<int> a7(1, 2, 3); std::s7<const int> b7(1, 2, 3);std::s7<const int, 3> c7(1, 2, 3);}
namespace second { typedef unsigned long size_t; 
template<class T> struct remove_cv { typedef T type; };
template<class T> using rcv = typename remove_cv<T>::type;
template<class T> using rcb = __remove_cv(T);
template<class T> using ptr = T*;
template<bool B, class T = void> struct ei { }; template<class T> struct ei<true, T> { typedef T type; }; template<bool B, class T = void> using ei_t = typename ei<B, T>::type;
template<class T> struct il { };
template<class T, size_t E = -1ul> struct s7 { using v = rcb<T>; using w = rcv<T>; using p = ptr<T>; template<class U = T, ei_t<(sizeof(U) > 0), int> = 0> s7(il<v>, int) noexcept; template<class U> s7(v, U);template<class U> s7(w, U, int, int); template<class U = T> s7(il<w>, int, int, long); template<class U = T> s7(il<p>, int, int, long); template<class U = T> s7(il<rcb<T>>, char, int, long); template<class U = T> s7(il<rcb<U>>, bool, int, long); };
template<class T> struct s7<T, -1ul> { using v = rcb<T>; using w = rcv<T>; using p = ptr<T>; using e = T; template<class U = T, ei_t<(sizeof(U) > 0), int> = 0> s7(il<v>, int) noexcept; template<class U> s7(v, U); template<class U = T> s7(il<e>, long); template<class U> s7(w, U, int, int); template<class U = T> s7(il<w>, int, int, long); template<class U = T> s7(il<p>, int, int, long); template<class U = T> s7(il<rcb<T>>, char, int, long); template<class U = T> s7(il<rcb<U>>, bool, int, long); };
}
void second_main() { second::s7<int> a7(1, 2, 3); second::s7<const int> b7(1, 2, 3);second::s7<const int, 3> c7(1, 2, 3);}
