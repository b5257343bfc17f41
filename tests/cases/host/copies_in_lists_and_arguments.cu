// shows: lists that only copy, members that instances find as arguments
// flags: --frandom-seed=7
// prelude: none
struct sv { const char* p; unsigned long n; constexpr sv() : p(0), n(0) {} constexpr sv(const char* s) : p(s), n(0) {} };
struct ns { ns(const ns&); ~ns(); ns(); };
template<class... T> struct fs { sv str; ns s2; int i; static sv ss; sv get() const; template<class S> fs(const S& s) : str(s) {} };
template<class... T> using format_string = fs<T...>;
struct res { sv out; int size; ns q; }; template<class O> struct rt { O out; unsigned long size; operator O&() &; };
namespace d { void vf(int& b, sv f, int a, int loc = 0); void vn(ns); template<class C> void vt(C& b, sv f); void vm(int, sv, bool); void vi(int); void vr(const sv&); }
template<class... T> void g1(fs<T...> fmt, T&&... a) { int buf; d::vf(buf, fmt.str, 1); d::vn(fmt.s2); d::vt(buf, fmt.str); d::vi(fmt.i); d::vr(fmt.str); d::vm(1, fmt.str, false); sv z = fmt.str; sv y(fmt.str); d::vf(buf, fmt.get(), 1); d::vf(buf, fmt.ss, 1); }
template<class... T> void g2(format_string<T...> fmt, T&&... a) { int buf; d::vf(buf, fmt.str, 1); d::vn(fmt.s2); d::vi(fmt.i); sv z = fmt.str; }
void g3(fs<int> fmt, res r) { int buf; d::vf(buf, fmt.str, 1); d::vn(fmt.s2); sv z = fmt.str; d::vf(buf, r.out, 1); }
template<class T> void g4(res r, sv f, T t) { int buf; d::vf(buf, r.out, 1); d::vf(buf, f, 1); d::vn(r.q); }
template<class O> rt<O> g5(rt<O> r, int N) { return {r.out, r.size > N}; }
struct R2 { sv a; bool b; }; template<class O> R2 g6(res r, O o, fs<O> f) { return {r.out, r.size > 3}; }  R2 g8(res r) { return {r.out, true}; } R2 g9(sv r) { return {r, true}; } template<class O> R2 g10(O o, sv f) { return {f, true}; }
struct str { sv s; }; str mk1(sv s) { return {{s}}; } template<class T> str mk2(sv s, T t) { return {{s}}; } str mk3(res r) { return {{r.out}}; } template<class T> str mk4(res r) { return {{r.out}}; } str mk5(const char* s) { return {{s}}; } str mk6() { return {{}}; } void tk(str); void mk7(sv s) { tk({{s}}); tk({s}); str x = {{s}}; str y{{s}}; str z[] = {{{s}}, {s}}; } struct s3 { int a; sv b; }; s3 mk8(sv s) { return {1, {s}}; } s3 mk9(sv s) { s3 x = {1, {s}}; return s3{1, {s}}; } struct s4 { sv arr[2]; }; s4 mk10(sv s) { return {{{s}, {s}}}; }
struct e5 { int a; }; struct s5 { e5 b; int c; }; s5 mk11(e5 e) { return {{e}, 1}; } s5 mk12(int e) { return {{e}, 1}; }
