// The suffix of a literal operator may be a name of its own
// flags: --c++17
// prelude: none

namespace units {
long double operator"" meters(long double);
long double operator""feet(long double);
}
long double operator "" _fine(long double);
template<char...> int operator "" digits();
struct Friendly { friend int operator "" count(unsigned long long); };
void local() { int operator "" inner(unsigned long long); }
long double named = operator "" _fine(2.0L);
int used = 3digits;
