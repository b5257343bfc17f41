// shows: values of member templates whose types are parameters of the class around them are deduced
// flags: --c++17
// prelude: none
typedef unsigned int u32;
template<class T, T v> struct ic { static constexpr T value = v; };
template<class U, U a, U m> struct lce {
  template<class T> static constexpr U modulo(T val, ic<U, 0>) { return (U)val; }
  template<class T, U M> static constexpr U modulo(T val, ic<U, M>) { return (U)(val % M); }
  static constexpr U modulus = m; U s;
  constexpr U operator()() { unsigned long tmp = s * 2; s = modulo(tmp, ic<U, modulus>()); return s; }
};
lce<u32, 48271, 2147483647> x; u32 y = x();
lce<unsigned long, 48271, 0> x2; unsigned long y2 = x2();
typedef lce<u32, 1, 2> l3; u32 y3 = l3::modulo(5ul, ic<u32, 7>());
