// shows: a dependent name without typename is an argument and no parameter
// prelude: none
struct handler {};
template<class H> struct checker { checker(H, int); void check(); };
template<class T> struct constant { static const int value = 3; };
template<class T, class C> void parse(const T& t, C& c) {
  checker<handler> first(handler(), constant<T>::value);
  first.check();
  checker<handler> second(handler(), C::value);
  second.check();
}
