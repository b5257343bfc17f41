// prelude: none
// A std::initializer_list that cannot be made of an array.
namespace std { template <class T> class initializer_list { const T *a; unsigned long n; public: unsigned long size() const; }; }
void g(std::initializer_list<int>); auto k = {1}; std::initializer_list<int> il = {1}; std::initializer_list<int> il2 = {}; std::initializer_list<int> il3{1, 2}; void h() { g({1}); g({}); auto m = {1, 2}; }
