// prelude: none
// flags: --c++17
// Each argument is of the kind of its parameter, also where the arguments depend on parameters.
template<int> constexpr int V = 1;
template<int, int n> constexpr int VV = n;
template<class T> constexpr int VT = 2;
template<class... T> constexpr int VP = 2;
int a = V<int>;
int b = VV<int, int>;
int c = VV<1>;
int d = VV<1, 2, 3>;
template<class T> int e() { return V<T>; }
template<class T> int f() { return VT<sizeof(T)>; }
template<class T> int g() { return VT<T, T>; }
template<class... T> int h() { return VP<1, T...>; }
template<class... T> int i() { return VT<T...> + VP<T..., int>; }
struct Q {
  template<int> static constexpr int m = 1;
  template<class T> int f() { return m<T>; }
};
int j = Q::m<int>;
