// shows: functions with deduced results whose addresses are taken
// prelude: none
template<class T> struct sh;
template<class...P> struct H { constexpr H(){} };
template<class U, class...L> constexpr auto mk(const L&...) { return H<U,L...>(); }
template<class U, class...L> constexpr int mi(const L&...) { return 1; }
constexpr auto g = &mk<void,const int&,const double&>;
sh<decltype(g)> a;
constexpr auto g2 = mk<void,int,double>;
sh<decltype(g2)> a2;
constexpr auto g3 = mi<void,int,double>;
sh<decltype(g3)> a3;
template<class...P> constexpr auto pc(const P&...p) { constexpr auto fn = &mi<void,P...>; return fn; }
sh<decltype(pc(1,2.0))> a4;
template<class...P> constexpr auto pd(const P&...p) { constexpr auto fn = &mk<void,P...>; return fn; }
sh<decltype(pd(1,2.0))> a5;
template<class...P> constexpr auto pe(const P&...p) { auto fn = &mk<void,P...>; return fn; }
sh<decltype(pe(1,2.0))> a6;
template<class P> constexpr auto pf(const P&p) { auto fn = &mk<void,P>; return fn; }
sh<decltype(pf(1))> a7;
template<class U, class L> constexpr auto mo(const L&) { return H<U,L>(); }
template<class P> constexpr auto pg(const P&p) { auto fn = &mo<void,P>; return fn; }
sh<decltype(pg(1))> a8;
H<void,int>(*q)(const int&) = mk<void>;
H<void,int>(*q2)(const int&) = &mk<void,int>;
H<void,int>(*q3)(const int&) = mo<void>;
void tk(H<void,int>(*)(const int&)); void tk(int);
void u() { tk(mo<void>); tk(&mk<void,int>); tk(mk<void>); }
template<class F> void td(F); void v() { td(mk<void,int>); td(&mo<void,int>); td(mo<void>); }
struct M { template<class T> auto m(T) { return T(); } template<class T> static auto s(T) { return T(); } };
auto mm = &M::m<int>; sh<decltype(mm)> a9; auto ms = &M::s<int>; sh<decltype(ms)> b0; auto mr = M::s<int>;
template<class T> auto&& rf(T& t) { return t; } auto rr = rf<int>; sh<decltype(rr)> b1; auto& rx = rf<int>; sh<decltype(rx)> b2;
sh<decltype(&mo<void,int>)> b3; sh<decltype(mo<void,int>)> b4;
bool bb = mo<void,int> == nullptr; int ss = sizeof(&mo<void,int>);
template<class U, class...L> constexpr auto mk2(const L&...) { return H<U,L...>(); }
template<class F,class... A> constexpr decltype(auto) ap(F f, const A&...a) { return f(a...); }
template<class...P> constexpr auto pc2(const P&...p) { constexpr auto fn = &mk2<void,const P&...>; return ap(fn,p...); }
sh<decltype(pc2(1,2.0))> c1;
template<class...P> constexpr auto pd2(const P&...p) { constexpr auto fn = mk2<void,const P&...>; return ap(fn,p...); }
sh<decltype(pd2(1,2.0))> c2;
