// prelude: none
// flags: --c++17
// Objects that are made of members which only an instantiation finds are copied, unless they are what they initialize.
struct Pd { int a; };
struct P2 { constexpr P2(int); constexpr operator int() const; };
namespace std { class type_info { public: bool operator==(const type_info&) const; }; }
template<class T> struct Ar { Ar(int); operator int() const;};
template<class T> struct G { int i; Pd pd; };
template<class T> void q1(const G<T>& g) { 
int z = Ar<T>(g.i); 
Ar<T> y = Ar<T>(g.i);
int x{Ar<T>(g.i)}; 
Ar<T> w{Ar<T>(g.i)}; 
auto v = Ar<T>(g.i);
throw Ar<T>(g.i);
typeid(Ar<T>(g.i));
const Ar<T>& u = Ar<T>(g.i);
Ar<T>&& t = Ar<T>(g.i);
T s = Ar<T>(g.i);
T s2 = P2(g.i);
P2 s3 = Ar<T>(g.i);
Ar<T> s4 = P2(g.i);

static int s6 = P2(g.i);
const int s7 = P2(g.i);
constexpr int s8 = P2(g.i);
const auto& s10 = P2(g.i);
auto&& s11 = P2(g.i);
const int& s12 = P2(g.i);

int s14(P2(g.i));
auto s15(P2(g.i));
auto s16{P2(g.i)};
P2 s17[2] = {P2(g.i)};
int s18[2] = {P2(g.i)};

}
template<class T> struct Q { void f(int = Ar<T>(T::g.i), P2 = P2(T::g.i), int = P2(T::g.i), const P2& = P2(T::g.i)); 
int k = Ar<T>(T::g.i); Ar<T> k1 = Ar<T>(T::g.i); int k2 = P2(T::g.i); P2 k3 = P2(T::g.i); int k4{P2(T::g.i)}; P2 k5{P2(T::g.i)}; static constexpr int k6 = P2(T::g.i);  const P2& k8 = P2(T::g.i); };
