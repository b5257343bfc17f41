// shows: variable template-ids in inner blocks name no typedefs of classes
// flags: -w
// prelude: none
namespace std { template<class A, class B> constexpr bool is_same_v = false; template<class T> constexpr int sb = sizeof(T); template<class T> struct sbs { static const int value = 1; }; template<class A, class B> struct is_same { static const bool value = false; };
template<bool B, class T, class F> struct conditional { typedef T type; }; template<bool B, class T, class F> using conditional_t = typename conditional<B, T, F>::type; template<class T> struct rp { typedef T type; }; template<class T> using rp_t = typename rp<T>::type; template<class T> constexpr bool df = false; template<class T> int ft(); template<class T> int ft2(T); struct G { template<class T> static int gt(); template<class T> int ht(); }; }
template<class K_, class C> struct X { using K = K_; using E = typename C::E; using KK = const K *; typedef std::conditional_t<true, K, E> CE; using R = std::rp_t<K_>; static constexpr int n = 3;
  static_assert(std::df<K> || true, ""); int arr[std::sb<K>]; static constexpr bool cb = std::is_same_v<K, E>;
  void f() { static_assert(std::df<K> || true, ""); int a = std::sb<K>; bool b = std::is_same_v<E, K>; constexpr int c = std::sb<E> / std::sbs<K>::value; int q = std::ft<K>(); if (std::df<K>) ; if constexpr (std::df<E>) ; }
  void g() { if constexpr (std::is_same_v<K, int>) { } else if constexpr (std::is_same_v<E, int>) { static_assert(std::df<K>, "x"); int a = std::sb<K>; int b = std::sb<E>; constexpr int c = std::sb<E> / 8; std::sbs<E> d; int e = std::sbs<K>::value; int q = std::ft<K>(); q = std::ft2<E>(E()); q = std::G::gt<K>(); int z = std::sb<CE> + std::sb<R> + std::sb<KK>; static_assert(std::is_same_v<CE, R>, ""); } else { int a = int(std::sb<E>) * static_cast<unsigned>(std::sb<K>); K kk; E ee; CE ce; sizeof(K); } 
    { bool r = std::is_same<K, E>::value; auto l = [&] { return std::sb<K> + std::ft<E>(); }; for (int i = 0; i < std::sb<K>; ++i) { } return; } }
  template<class U> void h(U u) { using L = typename U::l; if (u) { int a = std::sb<K> + std::sb<U> + std::sb<L> + std::sb<typename U::l>; constexpr int b = std::sb<L>; } int c = std::sb<L>; }
};
int anchor = 1;
