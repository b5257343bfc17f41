// shows: names of templates without their arguments where no arguments are deduced: before C++17
// prelude: none
// flags: --c++14
template<class T> struct G { G(T); }; namespace d { template<class T> struct F { F(T); }; }
using A = G; typedef G B1; typedef const d::F CB; typedef G* PB; using Fn = int(G); template<class T> using AT = d::F;
int f() { return sizeof(G); }
void g() { try { } catch (G) { } catch (const d::F&) {} auto x = (G)3; auto y = static_cast<G>(3); auto z = reinterpret_cast<const d::F*>(&x); }
void h(const G& x); void y(const d::F x); void w(G* x); void v(G); int u(int, G x, G& y); auto s() -> G; auto s2() -> const G*; G s3(); const G& s5();
auto l = [](G x) { }; auto l2 = []() -> d::F { return 3; }; auto l3 = [](const G& y) {};
template<class T> struct H { G x; void f(G); G g(); using A = G; static_assert(sizeof(G) > 0, ""); }; template<class T> void t(T t) { (void)(G)t; (void)static_cast<d::F>(t); }
template<class T> int V = 3; int y1 = V; int z1 = sizeof(V); int w1 = V + 1; namespace d { template<class T> int W = 1; } int w2 = d::W;
template<class T> using AL = T; using LB = AL; AL ax; int lc = sizeof(AL); struct AS { AL m; };
