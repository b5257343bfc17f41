// shows: Range-based for: calls of its functions count as uses, in templates too, and its iterator is an lvalue
// prelude: none
struct A { struct it { int operator*() const; }; it begin() const; it end() const; };
struct B { int *begin(); int *end(); };
struct C { }; C *begin(C &); C *end(C &);
struct D { };
template<class T> void f(T t, A a, const B b, C c, D d) {
  for (int x : a) { }
  for (int x : b) { }
  for (int x : c) { }
  for (int x : d) { }
  for (auto x : a) { }
  for (T x : a) { }
  for (auto x : c) { }
}
namespace { struct EE {}; int *begin(EE &); int *end(EE &); static int *begin(const EE &);  struct it { int operator*() const; it &operator++(); }; bool operator!=(const it &, const it &);
 struct F { it begin(); it end(); }; struct G { F begin(); it end(); }; bool operator!=(const F &, const it &); F &operator++(F &); int operator*(F &); }
template<class T> void g(EE &e) { for (int x : e) {} F f; for (auto x : f) {} }
void h() { const EE e = {}; for (auto x : e) {} G g; for (auto &&x : g); }
enum class script;
struct view { constexpr view(char32_t);
 struct sent {};
 struct it { constexpr it(char32_t); constexpr script operator*() const; constexpr it &operator++(int); constexpr it operator++(); constexpr bool operator==(sent) const; constexpr bool operator!=(sent) const; };
 constexpr it begin() const; constexpr sent end() const; };
constexpr view ext(char32_t);
namespace d {
template<script s> constexpr bool is(char32_t c) { 
        for(const script sc : ext(c)) {
            if(sc == s)
                return true;
        }
        return false;
}
}
struct v2 { constexpr v2(char32_t); struct it { constexpr int operator*() const; constexpr it operator++();  constexpr bool operator!=(it) const; };
 constexpr it begin() const; constexpr it end() const; constexpr int f(); };
template<int s> constexpr bool is2(char32_t c) { v2(c).f(); 
        for(int sc : v2(c)) { }
        return false; }
constexpr bool is3(char32_t c) { 
        for(int sc : v2(c)) { }
        return false; }
