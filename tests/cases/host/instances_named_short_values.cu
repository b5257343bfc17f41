// shows: the same for values, and where no template-id leaves them out
// flags: -w
// prelude: none
template<class T> struct is_e { static const bool value = true; }; template<class T> struct is_f { static const bool value = false; };
template<class T, bool = is_e<T>::value> struct ui { using type = int; }; struct A1{}; struct A2{}; struct A3{};
ui<A1, true> g1; ui<A1, false> g1b; using q1 = ui<A1, true>::type; 
template<class T, bool = is_f<T>::value> struct uj { using type = int; }; template<class T> struct ut : uj<T> {}; uj<A1, true> h1; uj<A1, false> h2; using r1 = typename ut<A1>::type; template<> struct uj<A2, true> { using type = int; }; uj<A2, true> h3; uj<A2> h4;
template<class T, bool = is_f<T>::value> struct uk { using type = int; }; template<class T> struct uu : uk<T, false> {}; using s1 = typename uu<A1>::type; template<class T> struct uv : uk<T, true> {}; using s2 = typename uv<A1>::type; using s3 = typename uv<A2>::type; uk<A3, false> s4; using s5 = typename uu<A3>::type;
template<class T, bool B = sizeof(T) == 1> struct ul { using type = int; }; template<class T> struct uw : ul<T> {}; using t1 = typename uw<A1>::type; using t2 = typename uw<int>::type; template<class T> struct ux : ul<T, sizeof(T) == 1> {}; ul<A3, true> t4; ul<A3, false> t5;
template<class T, class U = typename is_e<T>::type> struct um {}; template<class T, class U = decltype(T())> struct un { using type = int; }; template<class T> struct uy : un<T> {}; using v1 = typename uy<A1>::type; un<A2, A2> v2; template<class T> struct e_t { using type = T; }; template<class T, class U = typename e_t<T>::type> struct uo { using type = int; }; template<class T> struct uz : uo<T> {}; using w1 = typename uz<A1>::type; uo<A2, A2> w2; template<class T> struct uz2 : uo<T, T> {}; using w3 = typename uz2<A3>::type;
