// shows: explicit specializations of members from outside of their namespace
// flags: --c++17
// prelude: none
namespace std { namespace cxx11 { template<class C> struct col { int cmp(const C*) const throw(); static int s; struct in { void m(); }; template<class U> void t(U); }; struct pl { void m(); static int s; struct in { void m(); }; }; void ff(); void fg(int); template<class T> void ft(T); template<class T> int vt = 1; }
template<> int cxx11::col<char>::cmp(const char*) const throw() { return 1; }
template<> int cxx11::col<char>::s = 1;
template<> void cxx11::col<char>::in::m() {}
template<> template<class U> void cxx11::col<char>::t(U) {}
template<> template<> void cxx11::col<float>::t(int) {}
template<class C> int cxx11::col<C>::cmp(const C*) const throw() { return 1; }
template<> void cxx11::ft(int) {}
template<> int cxx11::vt<char> = 2;
struct fr { friend void cxx11::ff(); friend void ::std::cxx11::fg(int); };
void cxx11::ff() {}
}
template<> int std::cxx11::col<long>::cmp(const long*) const throw() { return 1; }
template<> int std::cxx11::col<long>::s = 1;
template<> void std::cxx11::col<long>::in::m() {}
template<> template<> void std::cxx11::col<double>::t(int) {}
template<> void std::cxx11::ft(long) {}
template<> int std::cxx11::vt<long> = 2;
template<> int ::std::cxx11::col<short>::cmp(const short*) const throw();
struct fr { friend void std::cxx11::ff(); friend void ::std::cxx11::fg(int); friend void std::cxx11::pl::m();  };
