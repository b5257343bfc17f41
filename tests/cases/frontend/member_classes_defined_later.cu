// shows: member classes defined after their class template was instantiated
// flags: --c++20
// prelude: none
namespace a {
template<class... C> struct with { struct sch; struct ref; };
template<class... C> using sch_t = typename with<C...>::sch;
template<class... C> struct with<C...>::sch { int x; sch() = default; template<class T> sch(T); sch_t<C...>* next; };
template<class... C> struct with<C...>::ref { int y; sch_t<C...> s; };
}
using S = a::sch_t<>;
using S2 = a::sch_t<int>;
S s; S2 s2; a::with<>::ref r; a::with<int, char>::ref r2;
int i = s.x + s2.x + r.y + r2.s.x;
namespace b {
template<class C> struct with { struct sch; };
template<class C> using sch_t = typename with<C>::sch;
struct U { sch_t<int>* p; };
with<int> w;
template<class C> struct with<C>::sch { int x; };
sch_t<int> t; int j = t.x;
}
namespace c {
template<class... C> struct with { struct sch; };
template<class... C> using sch_t = typename with<C...>::sch;
extern sch_t<>* q;
template<class T, class U> struct ov {};
template<class... C> using impl = ov<sch_t<C...>, bool(const sch_t<C...>&) noexcept>;
impl<>* k;
with<> w;
template<class... C> struct with<C...>::sch { int x; impl<C...> im; };
sch_t<> t; int j = t.x;
}
