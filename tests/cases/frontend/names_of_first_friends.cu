// shows: a function template that an instance declared first as a friend keeps the names of that declaration
// flags: --c++17
// prelude: none
namespace n {
template <class A, class B> class M { template <class A1, class B1> friend bool operator==(const M<A1, B1> &, const M<A1, B1> &); };
M<int, int> k;
template <class A, class B> inline bool operator==(const M<A, B> &x, const M<A, B> &y) { return true; }
struct Z { };
bool operator==(Z, char *);
}
bool v = n::Z() == 1;
struct D { unsigned x; D(unsigned a = 1); };
D copy(D &z) { return z; }
D d(1, 2);
