namespace std { template <class E> class initializer_list { const E *first; unsigned long length; constexpr initializer_list(const E *a, unsigned long l) : first(a), length(l) { } public: constexpr initializer_list() noexcept : first(0), length(0) { } constexpr unsigned long size() const noexcept { return length; } constexpr const E *begin() const noexcept { return first; } constexpr const E *end() const noexcept { return first + length; } }; }
struct V { V(std::initializer_list<int>); }; struct W { W(int, float); }; struct X { X(int); };
struct Ag { int a; float b; };
void take(std::initializer_list<int>); void tw(W); void tx(X); void ta(Ag); void ti(int); void tr(const int &);
void f(double d, int i) {
  V a{1.5}; V b = {d}; W c{d, d};
  take({d}); take({1, 2.5}); tw({1.5, 1}); tx({d}); ta({d, d}); ti({d}); tr({d});
  std::initializer_list<int> p = {1.5};
  new int{d}; new Ag{d, d}; V{d}; new W{d, d};
  i = {d}; a = {d}; Ag g; g = {d, d};
}
int ret(double d) { return {d}; }
Ag retg(double d) { return {d, d}; }
V retv(double d) { return {d}; }
