// shows: elements of lists that initializer-list constructors take
// flags: --c++17
// prelude: none
namespace std { template<class T> class initializer_list { public: typedef unsigned long size_type; typedef const T*iterator; typedef const T*const_iterator; private: iterator p; size_type n; constexpr initializer_list(const_iterator a, size_type b) : p(a), n(b) {} public: constexpr initializer_list() : p(0), n(0) {} constexpr const T*begin() const; constexpr unsigned long size() const; };
}
struct Vb { Vb(std::initializer_list<unsigned char>); Vb(int, int, int); }; struct Bc { Bc(const Vb &); };
template<class T> struct Vt { Vt(std::initializer_list<T>); };
struct D1 : Vb { D1() : Vb{1, 2} {} D1(int x) : Vb{(unsigned char)x} {} D1(char) : D1{} {} };
struct D2 : Vt<int> { Vt<short> m, k = {1}; Vb z{2}; Bc bc; D2() : Vt<int>{1, 2}, m{1, 2}, z{}, bc{{1, 2}} {} };
template<class T> struct D3 : Vt<T> { Vt<T> m; Vb z; Vt<int> w; D3() : Vt<T>{1, 2}, m{1, 2}, z{1, 2}, w{3} {} }; template struct D3<int>;
struct I { Vb a[2] = {{1, 2}, {3}}; struct { Vb b; int c; } d = {{1}, 2}; };
void f(Vb, int); struct Fn { void operator()(Vb) const; void operator[](Vb) const; };
void t(Fn fn, bool b) { f({1, 2}, 3); fn({1, 2}); fn[{1, 2}]; auto l = [v = Vb{1, 2}] { };  Vb x = b ? Vb{1} : Vb{2, 3}; throw Vb{1, 2}; static Vb s{1, 2}; for (Vb q{1}; ; ) ; if (Vb r{1}; b) ; }
Vb glob{1, 2}; Vb glob2 = {3}; static const Vb garr[] = {{1}, {2, 3}}; void dflt(Vb v = {1, 2}, Vb w = Vb{3});
struct V { V(std::initializer_list<int>); V(int, int); };
struct PP { V v; int k; };
struct Q { V v{}; V w = {}; V u = V{}; Q(); Q(int) : v{}, w({}) {} };
void gg(V); void hh(const V &); void h2(V &&);
struct S { S(V, int = 1); };
V f1() { return {}; }
V f2() { return V{}; }
void t2() {
  V a{}; V b = {}; V c({}); V d = V{}; auto e = V{}; auto e2 = V({});
  const V &r = {}; V &&rr = {};
  gg({}); hh({}); h2({}); gg(V{});
  PP p = {{}, 1}; PP p2{}; PP p3 = {};
  V arr[2] = {{}, {}}; V arr2[2] = {};
  S s({}); S s1{{}}; S s2 = {{}};
  V *n = new V{}; V *n2 = new V({});
  a = {};
  static_cast<void>(V{});
}
template<class T> void u2(T x) { V a{}; V b = {}; V c({}); PP p = {{}, 1}; gg({}); T y{}; V arr[2] = {{}, {}}; a = {}; }
template void u2<int>(int);
struct LA { LA(std::initializer_list<int>); template<class T = int> LA(T = {}); };
struct LB { LB(std::initializer_list<int>); template<class... T> LB(T...); };
struct LC { LC(std::initializer_list<int>); LC(int = 3); };
struct LD { LD(std::initializer_list<int>); LD(...); };
struct LE { LE(std::initializer_list<int>); explicit LE(); };
struct LF { LF(std::initializer_list<int>); LF() = delete; };
void t3() { LA a{}; LB b{}; LC c{}; LD d{}; LE e{}; }
