// shows: using declarations of bases
// prelude: none
namespace n { struct Q { using bt = int; struct bi { }; void f(); int v; Q(int); }; struct R2 : Q { using Q::Q; void g(); }; template<class T> struct TB { void h(); using tt = T; }; }
struct Z1 : n::R2 { using n::R2::bt; }; struct Z2 : n::R2 { using n::R2::f; using n::R2::v; using n::Q::bi; using n::R2::g; using n::R2::R2; }; struct Z3 : n::Q { using n::Q::bt; using n::Q::f; using n::Q::Q; }; struct Z4 : n::TB<int> { using n::TB<int>::h; using n::TB<int>::tt; }; template<class T> struct Z5 : n::TB<T> { using n::TB<T>::h; using typename n::TB<T>::tt; }; template<class T> struct Z6 : n::R2 { using n::R2::bt; using n::R2::f; };
namespace m { struct Z7 : n::R2 { using n::R2::bt; using n::Q::bt; using b2 = n::R2::bt; using b3 = n::Q::bi; typedef n::Q::bi b4; n::R2::bt x; n::R2::bi y; void k() { n::R2::bt z; n::R2::f(); } }; } using namespace n; struct Z8 : R2 { using R2::bt; using n::R2::f; };
