// prelude: none
// flags: --c++17
int fn(int); namespace n { int fm(int); int gv; }
template<auto& f> int c1() { return f(3); }
template<int (&f)(int)> int c2() { return f(3); }
template<int (*f)(int)> int c3() { return f(3); }
template<auto f> int c4() { return f(3); }
int a = c1<fn>() + c2<fn>() + c3<fn>() + c3<&fn>() + c4<fn>() + c1<n::fm>() + c2<n::fm>();
template<auto& f> struct s1 { static int g(); }; template<int (&f)(int)> struct s2 { static int g(); }; template<int (*f)(int)> struct s3 { static int g(); };
s1<fn> x1; s2<fn> x2; s3<fn> x3; s1<n::fm> x4; s2<n::fm> x5; s3<n::fm> x6; s1<n::gv> x7;
int b = s1<fn>::g() + s2<fn>::g() + s2<n::fm>::g();
template<class T> int tt() { s1<fn> y; s2<fn> z; return c1<fn>() + c2<fn>() + s2<fn>::g(); }
int c = tt<int>();
template<int (&f)(int)> int s2<f>::g() { return f(1); }
template struct s2<fn>;
struct B { int v; }; B bb; B ba[2];
template<auto& x, B& y, const B& z> struct M { B& r = x; B& s; M() : s(y) {} static inline B& t = x; static constexpr const B& u = z; B w = x; B v{y}; 
  static void f() { B& a = x; auto& b = y; const auto& c = z; auto&& d = x; B& e{y}; B& g(x); static B& h = x; B i = x; B j(y); auto k = z; thread_local B& l = y; const B& m = x; decltype(auto) o = (y); } };
void uu() { M<bb, bb, bb>::f(); }
template<auto& x> struct N { B* p = &x; static B& get() { return x; } }; N<bb>* pn; 
