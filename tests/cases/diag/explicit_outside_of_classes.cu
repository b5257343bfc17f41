// `explicit` belongs to declarations in classes; members of placeholder types have initializers
// flags: --c++17
// prelude: none

struct A { explicit A(int); explicit operator int() const; };
explicit A::A(int) {}
explicit inline A::operator int() const { return 1; }
template<class T> struct B { explicit B(T); explicit operator T(); };
template<class T> explicit B<T>::B(T) {}
struct C { explicit friend A::A(int); };

struct D { auto a; auto* b; const auto c; static auto d; static auto e = 3; decltype(auto) f; static const auto g = 3; };
template<int> struct F { auto a; static auto b; };

typedef void (*Function)();
struct G { explicit operator Function() const; };
void call(G g) { g(); }
