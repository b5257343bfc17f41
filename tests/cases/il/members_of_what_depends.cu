// flags: --il_display
// prelude: none
// Members of template parameters, of their members and of instances that depend on them.
template <class T> int first() { return T::a + T::B::c + 3; }
template <class T> int second() { return T::template M<int>::e + 2; }
template <class T> struct Known { static int n; };
template <class T> int third() { return Known<T>::n + Known<T>::n + 3; }
