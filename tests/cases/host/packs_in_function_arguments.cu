// shows: packs among the arguments of function templates
// flags: --frandom-seed=7
// prelude: none
template<int... B> constexpr int cn() { return sizeof...(B); } template<class T> struct na { static constexpr int n = 1; }; template<class T> constexpr int fn() { return 1; } template<class T> constexpr int vv = 3; namespace z { template<int... B> void g(int); } struct M { template<int... B> void m(); template<int... B> static int s(); }; template<int... B> int ov(int); template<int... B> int ov(double); template<int... I> constexpr int vt = 3;
template<class... T> int c1(M& m) { z::g<na<T>::n...>(1); m.m<na<T>::n...>(); M::s<na<T>::n...>(); ov<na<T>::n...>(1); return cn<na<T>::n...>() + cn<(na<T>::n + 1)...>() + cn<fn<T>()...>() + cn<sizeof(T)...>() + cn<vv<T>...>() + cn<(int)sizeof(T)...>() + cn<-na<T>::n...>() + cn<T::q...>() + cn<noexcept(T())...>() + vt<na<T>::n...> + cn<1, na<T>::n...>() + cn<(T::a, 1)...>(); }
template<class... T> int c2() { auto p = &cn<na<T>::n...>; auto q = cn<na<T>::n...>; return cn<na<T>::n...>() > 0 ? 1 : 2; } template<int... J> int c3() { return cn<J...>() + cn<(J + 1)...>(); }
