// shows: signatures of lambda expressions are spelled as declarations outside of functions
// prelude: none
namespace D { template<unsigned N, class P> struct tile { static const int z = N; }; template<unsigned N> struct base {}; }
template<unsigned S, class P = void> struct MW { 
  using WarpType = D::tile<32, D::base<S>>; 
  int c1() { { int z; D::tile<5, WarpType> x; { D::tile<6, WarpType> y; } } return 0; }
  int c2() { auto a = [](D::tile<5, P> x, D::tile<7, int> y, D::base<9> z) { D::tile<6, P> w; return 0; }; return 0; }
  int c3() { if (1) { auto a = [](D::tile<5, P> x) { D::tile<6, WarpType> w; return 0; }; } return 0; }
  int c4() { auto a = [](D::tile<5, P> x) -> D::tile<8, P> { int q; D::tile<6, WarpType> w; return {}; }; return 0; }
  int c5() { D::tile<5, WarpType> x; auto a = [](D::tile<5, WarpType> x) { return 0; }; return 0; }
  int c6() { auto a = [](auto q, D::tile<5, WarpType> x) { return 0; }; return 0; }
};
template<class P> int f() { auto a = [](D::tile<5, P> x, D::tile<7, int> y) { D::tile<6, P> w; return 0; }; D::tile<5,P> z; return 0; }
int g() { auto a = [](D::tile<7, int> y, D::tile<3+4, int> w) { D::tile<6, int> z; return 0; }; return 0; }
