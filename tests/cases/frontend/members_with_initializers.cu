// shows: classes whose members have initializers: which constructors they have, may throw, and are constant
// flags: -w
// prelude: none
struct D { D(int); }; struct Dc { constexpr Dc(int) {} }; struct Dn { Dn(int) noexcept; }; struct Ab { Ab() = delete; Ab(int); };
struct E { D d = 1; }; struct Ec { Dc d = 1; }; struct En { Dn d = 1; }; struct Ea { Ab a{1}; int q = 2; }; struct Eb { D d; }; struct Eu { union { D d; int q = 1; }; }; struct Ep { D d[2] = {1, 2}; }; struct Ecc { Dc d = 1; D e = 2; };
template<class T> struct X { T t = 1; X() = default; X(const X &) = default; };

static_assert(__is_constructible(E), ""); static_assert(__is_constructible(Ec), ""); static_assert(__is_constructible(En), ""); static_assert(__is_constructible(Ea), ""); static_assert(__is_constructible(Ep), ""); static_assert(__is_constructible(X<D>), "");  static_assert(!__is_constructible(Eb), ""); static_assert(!__is_nothrow_constructible(E), ""); static_assert(__is_nothrow_constructible(En), ""); static_assert(!__is_trivially_constructible(E), ""); static_assert(!__is_nothrow_constructible(X<D>), "");
constexpr Ec ec{}; constexpr Ec ec2 = Ec(); struct Ew : Ec { }; constexpr Ew ew{}; struct Ez { Ec e; }; constexpr Ez ez{}; X<Dc> xd; constexpr X<Dc> xc{};
struct Fs : E { }; static_assert(__is_constructible(Fs), ""); struct Ft { E e; }; static_assert(__is_constructible(Ft), ""); struct Fu : virtual E {}; static_assert(__is_constructible(Fu), ""); Fs fs; Ft ft; Fu fu; 
E *n() { return new E; } E *m() { return new E[3]; }
E k; Ec kc; En kn; Ea ka;
static_assert(__is_constructible(E, const E &) && __is_assignable(E &, const E &), "");
struct Do { Do(int); }; struct Eo { Do d = 1; }; struct Eo1 { Do d = Do(1); }; struct Eo2 { Do d{1}; }; struct Eo3 { Do d = 1; int q; }; struct Eo4 { Do d = 1; Eo4() = default; }; template<class T> struct Eo5 { T d = 1; };
static_assert(__is_constructible(Eo1), "1"); static_assert(__is_constructible(Eo2), "2"); static_assert(__is_constructible(Eo3), "3"); static_assert(__is_constructible(Eo4), "4"); static_assert(__is_constructible(Eo5<Do>), "5"); static_assert(__is_constructible(Eo), "0");
Eo e; static_assert(__is_constructible(Eo), "0b");
Eo5<Do> ee; static_assert(__is_constructible(Eo5<Do>), "5b"); 
