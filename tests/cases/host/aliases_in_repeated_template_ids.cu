// shows: a template-id mentioned again spells out alias templates before members
// flags: --c++17
// prelude: none
template<class... T> struct tup { }; template<class T> struct dec { typedef T type; }; template<class T> using dt = typename dec<T>::type; template<class T> struct st { typedef T ty; }; template<class T> using das = st<dt<T>>;
template<class... E> tup<typename das<E>::ty...> a1(E &&... e) { typedef tup<typename das<E>::ty...> r; return r(); }
template<class... E> tup<typename st<E>::ty...> a2(E &&... e) { typedef tup<typename st<E>::ty...> r; return r(); }
