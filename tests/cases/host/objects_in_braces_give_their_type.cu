// shows: a variable whose type an object in braces gives is initialized by that object
// flags: --frandom-seed=7
// prelude: mini
struct G { G(int); G(const G &); ~G(); int v; }; struct H { H(int, int); }; template<class T> struct TG { TG(T); }; namespace N { struct Q { Q(int); }; }
void f(int n) { auto a{G(n)}; auto b = G(n); G c{G(n)}; auto e(G(1)); auto g{H(n, 1)}; auto i{TG<int>(n)}; auto &&k{G(n)}; auto m{N::Q(n)}; auto p{static_cast<G>(n)}; static auto u{G(n)}; auto v{G(n)}, w{G(1)}; auto z{int(n)}; const auto &aa{G(n)}; auto *bb{new G(n)}; if (auto dd{G(n)}; n) n++; }
template<class T> void t(T n) { auto a{G(n)}; auto b{T(n)}; auto c{TG<T>(n)}; auto d{G(1)}; G e{G(1)}; auto f{G(3)}; }
auto gg{G(3)}; void c2() { auto l = [] { auto k{G(3)}; }; }
