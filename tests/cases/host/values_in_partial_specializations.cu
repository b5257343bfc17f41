// shows: values in the arguments of partial specializations have the names of their own header
// prelude: none
namespace s { template<class T, T ...I> struct iseq { };
template<class T, class = void> struct tsz; template<unsigned long N, class T, class = void> struct tel; 
template<unsigned long _Sz, class T> struct tel<_Sz, const T> {};
template<class _Tp, _Tp ..._Idx> struct tsz<const iseq<_Tp, _Idx...>> {}; template<class T, unsigned long N> struct ar; }
namespace s {
template<class T, T ...Ints> struct tsz<iseq<T, Ints...>> { static const int v = sizeof...(Ints); };
template<unsigned long J, class T, T ...Is> struct tel<J, iseq<T, Is...>> { };
template<class T, unsigned long N> struct tsz<ar<T, N>> { static const int v = N; };
template<class T, unsigned long N> struct tsz<ar<T, N> *> { static const int v = N; };
template<unsigned long I, class T, unsigned long N> struct tel<I, ar<T, N>> {};
template<unsigned long I> struct tel<I, int> {};
template<unsigned long K> struct tel<K, long> {};
}
