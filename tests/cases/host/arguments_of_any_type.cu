// shows: arguments that alias templates pass on to parameters of placeholder types
// flags: --frandom-seed=7
// prelude: none
namespace std { template<class T, T v> struct ic { static constexpr T value = v; }; template<bool B, class T = void> struct enable_if {}; template<class T> struct enable_if<true, T> { using type = T; }; template<class T> struct isc { static constexpr bool value = false; static constexpr int n = 1; }; template<auto V> struct au { static constexpr bool value = true; }; }
template<bool B, class T = void> using ei = typename std::enable_if<B, T>::type;
template<bool B> using bc = std::ic<bool, B>; template<int B> using icc = std::ic<int, B>; template<bool B> using ba = std::au<B>; template<int B> using ia = std::au<B>;
#define F(n, e) template<class T, class U, ei<e::value, int> = 0> void n(T);
F(a1, bc<T::value>) F(a2, bc<!T::value>) F(a3, bc<(T::value && U::value)>) F(a4, bc<T::value == 1>) F(a5, bc<(T() == U())>) F(a6, bc<noexcept(T())>) F(a7, bc<(sizeof(T) > 4)>) F(a8, bc<std::isc<T>::value>) F(a9, bc<(std::isc<T>::value && std::isc<U>::value)>) F(a10, bc<std::isc<T>::n == 3>) F(a11, bc<(T::f())>) F(a12, bc<T{}>) F(a13, bc<bool(T::value)>) F(a14, bc<(T::value ? 1 : 0)>) F(a15, bc<!std::isc<T>::value>) F(a16, bc<(std::isc<T>::n + 1 > 2)>)
F(b1, ba<T::value>) F(b2, ba<!T::value>) F(b3, ba<(T::value && U::value)>) F(b4, ba<T::value == 1>) F(b5, ba<(sizeof(T) > 4)>) F(b6, ba<std::isc<T>::value>) F(b7, ba<(std::isc<T>::value && std::isc<U>::value)>) F(b8, ba<std::isc<T>::n == 3>) F(b9, ba<T{}>)
F(c1, icc<T::value>) F(c2, icc<T::value + 1>) F(c3, icc<std::isc<T>::n>) F(c4, icc<std::isc<T>::n + 1>) F(c5, icc<(int)sizeof(T)>) F(c6, icc<std::isc<T>::value>) F(c7, icc<-T::value>) F(c8, icc<T{}>) F(d1, ia<T::value>) F(d2, ia<T::value + 1>) F(d3, ia<std::isc<T>::n>) F(d4, ia<std::isc<T>::n + 1>) F(d5, ia<-T::value>) F(d6, ia<T{}>) F(d7, ia<(T::value, 2)>) F(d8, ia<T::f(1)>) F(b10, ba<T::f(1)>) F(a17, bc<T::f(1)>) F(c9, icc<T::f(1)>)
