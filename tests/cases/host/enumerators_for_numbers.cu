// shows: enumerators among arguments of function templates for numbers, calls of static functions by an object
// prelude: none
namespace D { template<unsigned N, class P> struct tile { static constexpr unsigned nt = N; template<class X, class Y> int col(X, Y) const; static unsigned size(); }; template<unsigned N> struct base {}; 
 template<class T, class A, class B> T helper(const T&, A, B); }
template<unsigned S, class P = void> struct MW { static const unsigned numWarps = S / 32;
  using WarpType = D::tile<32, D::base<S>>; typedef D::tile<16, D::base<S>> WT2;
  template<class F> int coll(F f) {
    auto w = [=](WarpType& warp, int* p) { return 1; };
    auto iw = [](D::tile<numWarps, WarpType>& sub, int* p) { WarpType z; return 1; };
    auto iv = [](D::tile<numWarps, WT2>& sub, D::tile<1, WarpType> *q) -> D::tile<3, WarpType> { return {}; };
    D::tile<numWarps, WarpType> x; 
    return D::helper(1, w, iw); }
  int c2() { auto iw = [](D::tile<numWarps, WarpType>& sub) { return 1; }; return 1; }
  int c3(D::tile<numWarps, WarpType>& sub);
  auto c4() { return [](D::tile<5, WarpType> s) { return 0; }; }
};
template<class G, class F> struct loc { int f() { using WarpType = typename G::wt; auto iw = [](D::tile<5, WarpType>& sub) { return 1; }; return 1; } };
// constants in for
struct T32 { static constexpr unsigned size() { return 32; } unsigned n() const { return 2; } constexpr unsigned cs() const { return 3; } };
int g(int q) { T32 t; for (int o = t.size() / 2; o > 0; o /= 2) q++; int o2 = t.size() / 2; for (int o = T32::size() / 2; o; ) break; for (unsigned o = t.size(); o;) break; for (int o = t.size(); o;) break; for (int o = 32u/2; o;) break; if (int z = t.size() / 2) q++; while (int z = t.size() / 2) q++; const int k = t.size() / 2; return q; }
// enumerator template arguments
enum TF { TF_A, TF_B = 5 }; enum class TG { A, B = 3 };
template<int M> int d_r(int); template<TF M> int d_e(int); template<TG M> int d_g(int); template<unsigned M> int d_u(int); template<bool M> int d_b(int); template<int M> struct cls { static int f(); };
int h() { return d_r<TF_A>(1) + d_r<TF_B>(2) + d_e<TF_A>(1) + d_g<TG::B>(2) + d_u<TF_B>(3) + d_b<TF_B>(4) + cls<TF_B>::f() + d_r<(int)TG::B>(3) + d_r<TF_B + 1>(3) + d_r<int(TF_B)>(3); }
template<class T> int h2() { return d_r<TF_A>(1) + d_r<TF_B>(2) + d_e<TF_A>(1) + d_u<TF_B>(3) + cls<TF_B>::f(); }
int x9 = d_r<TF_B>(2) + cls<TF_B>::f();
