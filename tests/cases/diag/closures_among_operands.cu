// prelude: none
// flags: --c++20
// Closures and objects of calls in lists: typedefs that a template made stand for what they name
namespace std { typedef unsigned long size_t; template<class T> struct traits { typedef std::size_t size_type; typedef T value; using self = traits<T>; typedef T* pt; };
template<class T, class A = traits<T>> struct str { typedef typename A::size_type size_type; typedef T value_type; size_type size() const; value_type at() const; A al() const; typename A::self se() const; typedef str self; size_type size(int) const; void two(int); void two(int, int); template<class U> void tpl(U); void operator()(int); self get(); }; typedef str<char> string; typedef str<typename traits<int>::pt> s2; }
template<class T> struct Box { T t; };
template<class F> Box<F> box(F);
template<class F> void call(F f) { typename F::none x; }
template<class F, class G> void call2(F f, G* g) { typename F::none x; }
template<class F> struct Inst { typename F::none x; };
template<class F> void no(F f, F g); template<class F> void no2(F f, int* g);
namespace n { struct Pl { typedef int I; I get(); }; }
int main() {
  auto a = [](std::string s) { return s.size(); };
  call(a); call(box(a)); call2(a, &a); Inst<decltype(a)> i; no(a, 1); no2(a, 1); a + 1; a(1, 2); -a; a["x"]; int j = a ? 1 : 2; box(a) + 1; Box<int> k = box(a); a.foo; box(a).foo; throw *a; Inst<Box<decltype(a)>> ii;
  auto b = [](n::Pl s) { return s.get(); }; b + 1; call(b); no(b, 1);
  auto c = [](n::Pl::I s, std::string::size_type) { }; c + 1; call(c); no(c, 1);
  typedef std::traits<int>::value V; auto d = [](V s) { return s; }; d + 1; call(d); no(d, 1); using AL = std::str<int>; auto e = [](AL s) -> AL { return s; }; e + 1; call(e);
}
void more() { typedef int V; auto d = [](V s) { return s; }; d.foo; d(1, 2, 3); auto g = [](auto s, std::string::size_type t) -> std::string::size_type { return t; }; g.foo; g + 1; int* p = g; g(1); }
void objects(std::string::self a, std::s2 b, std::str<std::string::size_type> c) { a.size(); a.two(); a.tpl(); a(); b.size(); b.two(); b.tpl(); b(); c.size(); c.two(); c.tpl(); c(); b.get().two(); a.get().two(); a.get().tpl(); a.get()(); }
