// shows: Typedef names of classes that are no templates stay among the arguments of first mentions.
// prelude: none
typedef int i3; typedef signed int i4; template<int N, class T> struct Coord { using Index = T; };
struct PL { using Index = i3; using Stride = Coord<1, Index>; Coord<40, Index> m; template<class U> void f() { Coord<30, Index> a; Coord<40, Index> c; } template<class U> struct In { Coord<31, Index> b; Coord<40, Index> c; using I2 = i4; void g() { Coord<32, Index> d; Coord<41, I2> e; } }; template<class U> Coord<33, Index> ret(Coord<34, Index>); };
struct DL : PL { template<class U> void f() { Coord<35, Index> a; Coord<30, Index> c; } using Index4 = i4; Coord<42, Index4> t; typedef int Raw; Coord<43, Raw> raw; };
template<class T> struct TT : PL { Coord<36, Index> b; Coord<1, PL::Index> again; Coord<30, i3> x; void f() { Coord<1, i3> y; Coord<40, i3> e; Coord<42, int> g; Coord<43, int> r; } Coord<42, i3> h; Coord<43, i3> i; };
template<class T> void ff() { Coord<1, i3> y; Coord<40, i3> e; Coord<42, i3> g; Coord<43, i3> h; }
void fg() { Coord<1, i3> y; Coord<40, i3> e; Coord<42, i3> g; Coord<43, i3> h; }
template<class T> struct QQ { using Index = i3; Coord<50, Index> a; struct In { using Index = i4; Coord<51, Index> b; }; typename In::Index c; Coord<52, typename In::Index> d; };
template<class T> void ff2() { Coord<50, i3> y; Coord<51, i3> e; }
namespace n { struct RM { using Index = i3; using S = Coord<60, Index>; }; template<class T> struct U { using S = Coord<60, RM::Index>; }; struct V { using S = Coord<60, RM::Index>; }; } template<class T> struct U2 { using S = Coord<60, n::RM::Index>; };
int anchor = 1;
