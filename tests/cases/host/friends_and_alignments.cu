// shows: alignments of packs, and names in parameters of friends that something around them hides
// prelude: none
template<class... T> struct alignas(T...) F { char c; };
template<int... N> struct alignas(N...) G { char c; };
template<class... T> struct H { alignas(T...) char c; alignas(T*...) alignas(8) char d; };
F<int> f; G<8> g; H<long> h;

namespace cuda { namespace std { inline namespace __4 { typedef decltype(nullptr) nullptr_t; template<class T> struct e { typedef T type; }; template<bool, class T> struct ei { typedef T type; }; typedef int itt; } } }
namespace thrust_like { namespace cuda { struct q; }
template<class T> struct pointer {
  T *get() const;
  template<class U, typename ::cuda::std::ei<true, int>::type = 0> static pointer to(U &r) { return pointer(); }
  friend bool operator==(::cuda::std::nullptr_t, pointer p) { return nullptr == p.get(); }
  friend bool operator==(pointer p, ::cuda::std::nullptr_t) { return nullptr == p.get(); }
  bool m(::cuda::std::nullptr_t n, ::cuda::std::itt i) { return true; }
  friend bool operator!=(::cuda::std::itt, pointer p) { return nullptr == p.get(); }
  pointer(::cuda::std::nullptr_t) { }
  pointer();
};
}
struct X { }; enum E { e1 }; typedef int ti; template<class T> struct TT {};
namespace n { struct X; enum E { q }; typedef long ti; template<class T> struct TT; namespace m { struct Y; }
struct P {
  friend bool operator==(::X, P p) { return true; }
  friend bool operator!=(::E, P p) { return true; }
  friend bool operator<(::ti, P p) { return true; }
  friend bool operator>(::TT<int>, P p) { return true; }
  friend bool operator<=(X*, P p) { return true; }
  friend bool operator>=(m::Y*, P p) { return true; }
  friend bool f(TT<int>*, ::TT<P>, P p) { return true; }
  struct In { friend int g(In, P, X*, ::X *) { return 0; } };
};
template<class T> struct Q { struct X { }; friend bool operator==(::X, Q p) { return true; } friend bool operator!=(X, Q p) { return true; } };
}
