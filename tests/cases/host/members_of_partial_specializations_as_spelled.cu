// shows: members of partial specializations are defined with the arguments as the specialization spells them
// flags: --c++17 --frandom-seed=7
// prelude: none
template<bool B, class T = void> struct enable_if {}; template<class T> struct enable_if<true, T> { typedef T type; }; template<bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
template<class T> struct is_class { static constexpr bool value = __is_class(T); };
template<class... T> using void_t = void; template<class T> using ptr = T*; template<class T> struct id { typedef T type; }; template<class T> using id_t = typename id<T>::type; typedef int I; 
template<class T, class = void> struct A; template<class T> struct A<T, enable_if_t<is_class<T>::value>> { static int a; int f(); struct in; template<class U> void g(U); A(); };
template<class T> int A<T, typename enable_if<is_class<T>::value>::type>::a = 1;
template<class T> int A<T, enable_if_t<is_class<T>::value>>::f() { return 1; } template<class T> struct A<T, enable_if_t<is_class<T>::value>>::in {}; template<class T> template<class U> void A<T, enable_if_t<is_class<T>::value>>::g(U) {}  template<class T> A<T, enable_if_t<is_class<T>::value>>::A() {}
template<class T, class = void> struct B; template<class T> struct B<T, typename enable_if<is_class<T>::value>::type> { static int a; int f(); };
template<class T> int B<T, enable_if_t<is_class<T>::value>>::a = 1; template<class Q> int B<Q, enable_if_t<is_class<Q>::value>>::f() { return 2; }
template<class T, class = void> struct C; template<class T> struct C<T, void_t<typename T::x>> { static int a; }; template<class T> int C<T, void_t<typename T::x>>::a = 1;
template<class T> struct D; template<class T> struct D<ptr<T>> { static int a; int f(); }; template<class T> int D<ptr<T>>::a = 1; template<class T> int D<T*>::f() { return 1; }
template<class T, class U> struct E; template<class T> struct E<T, I> { static int a; int f(); }; template<class T> int E<T, I>::a = 1; template<class T> int E<T, int>::f() { return 1; }
template<class T, class U> struct F; template<class T> struct F<id_t<T>*, T> { static int a; int f(); }; template<class T> int F<id_t<T>*, T>::a = 1; template<class T> int F<typename id<T>::type*, T>::f() { return 1; }
