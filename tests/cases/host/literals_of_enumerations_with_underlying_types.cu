// shows: literals of enumerations with underlying types
// prelude: none
enum so { icase = 1 }; enum sc : int { c1 = 1 }; enum su : unsigned { u1 = 1 }; enum sl : long { l1 = 1 }; enum sul : unsigned long { ul1 = 1 }; enum sll : long long { ll1 = 1 }; enum ss : short { s1 = 1 }; enum uc : unsigned char { uc1 = 1 }; enum big { b1 = 0xffffffffffULL }; enum ub { ub1 = 0xffffffffu }; enum ubb { ubb1 = 0xffffffffffffffffULL }; enum neg { n1 = -1 }; enum nb { nb1 = -1, nb2 = 0xffffffffffLL };
so a1 = {}; sc a2 = {}; su a3 = {}; sl a4 = {}; sul a5 = {}; sll a6 = {}; ss a8 = {}; uc a9 = {}; big a12 = {}; ub a13 = {}; ubb a14 = {}; neg a15 = {}; nb a16 = {};
template<auto v> struct T { }; T<su{}> t1; T<sul(5)> t2; T<big(7)> t3; T<ub(9)> t5; T<uc(9)> t7; template<class X> void f(su = {}, su = su(0), sul = {}, big = {}, so = {}); void g() { su b1 = su(); su b2 = su{}; f<int>(); su b3{}; b1 = {}; }
template<class X> struct B { B(X, su = su()); }; template<class X> B(X, X, su = {}) -> B<X>;
