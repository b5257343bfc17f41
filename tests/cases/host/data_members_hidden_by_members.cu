// shows: data members of a base that members of the class hide
// flags: --c++17
// prelude: none
struct SB { int op; int k; typedef int ty; }; template<class C> struct S : SB { int op() const { return SB::op; } void k2() { SB::k = 1; this->SB::k = 2; } enum { k }; };
