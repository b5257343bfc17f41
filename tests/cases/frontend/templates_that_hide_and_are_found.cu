// prelude: none
// flags: --c++17
// Using-declarations beside templates with parameters of other kinds, friends that are members of dependent classes, and
// block declarations that end argument-dependent lookup.
struct Numbers { template<int> int get(); };
struct Types { template<class> char get(); };
struct Both : Numbers { using Numbers::get; template<class> char get(); };
struct Other : Types { using Types::get; template<int> int get(); };
int both = Both().get<1>() + Both().get<int>() + Other().get<1>() + Other().get<int>();
namespace N {
struct Plain { void run(); };
template<class T> struct Member { void run(); };
template<class T> struct Friends { friend void Member<T>::run(); friend void Plain::run(); };
struct Argument {};
int call(Argument);
}
namespace M {
int call(N::Argument);
int test(N::Argument a) { int call(N::Argument); return call(a); }
}
struct Hidden { friend void hidden(Hidden); };
void local(Hidden h) { extern void hidden(Hidden); hidden(h); }
struct Converts { template<class T> operator T *() { return 0; } template<class T> T as() { return this->operator T(); } template<class T> operator T(); };
template<> Converts::operator char *() { return 0; }
template Converts::operator long *();
struct Outer { template<int N, int M> struct Pair; };
template<class T> struct Sized { template<int N, int M> struct Of; template<int N> struct Of<N, sizeof(T)> {}; };
Sized<int>::Of<8, sizeof(int)> sized;
