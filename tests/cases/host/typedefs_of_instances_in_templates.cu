// shows: typedef names of instances, private ones too, among arguments in templates
// flags: -w
// prelude: none
typedef unsigned char uint8_t;
namespace std { template<bool B, class T, class F> struct conditional { using type = T; };
template<class T, class F> struct conditional<false, T, F> { using type = F; };
template<bool B, class T, class F> using conditional_t = typename conditional<B, T, F>::type; template<class T> struct vector { T *p; T &at(int); }; }
namespace pl { using std::conditional_t; }
template<class T> struct AL { T *p; AL(int) {} AL() {} void reset(); };  template<class T> struct AL2 { T *p; AL2(int) {} AL2() {} }; template<class T> struct AL3 { T *p; AL3(int) {} AL3() {} };
template<class E> struct HT { using SU = typename pl::conditional_t<sizeof(E) == 1, uint8_t, E>; AL<SU> dev; SU *h() { return dev.p; } };
template<class E> struct HT2 { using SU = pl::conditional_t<sizeof(E) == 1, uint8_t, E>;  AL2<SU> dev;  };
template<class E> struct HT3 { private: using SU = pl::conditional_t<sizeof(E) == 1, uint8_t, E>;  AL3<SU> dev;  };
struct G { using E = char; };
std::vector<HT<typename G::E>> v; HT<char> gh; HT2<char> gh2; HT3<char> gh3;
int f() { gh.h(); AL<uint8_t> w(3); AL2<uint8_t> w2(3); return 1; }
template<class T> int g() { AL<uint8_t> w(3); AL2<uint8_t> w2(3); AL3<unsigned char> w3; return 1; }
template<class T> int g3() { typedef int I; struct L {}; AL<uint8_t> w(3); AL2<uint8_t> w2(3); AL3<unsigned char> w3; return 1; }
AL<uint8_t> nn; template<class T> struct SS { AL<uint8_t> a; AL<uint8_t> f(AL2<uint8_t> b); };
