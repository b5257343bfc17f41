// prelude: none
namespace std { template <class T> class initializer_list { const T *a; unsigned long n; initializer_list(const T *a, unsigned long n) : a(a), n(n) {} public: initializer_list() : a(), n() {} }; }
void g(std::initializer_list<int>); auto k = {1}; std::initializer_list<int> il = {1}; struct V { V(std::initializer_list<int>); }; V v = {1, 2}; void h() { g({1}); V w{1}; }
