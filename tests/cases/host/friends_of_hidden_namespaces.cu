// shows: friends in namespaces that others hide
// prelude: none
namespace here { int bob(); int *pb(); enum class Q {}; Q bill(); class XX {}; XX fr(); template<class T> T tt(T); struct S { int m(); }; } int glob(); struct W { int wm(); };
template<class T> class Z { friend typename T::frob (::here::bob)(); friend here::Q (::here::bill ()); friend int *(::here::pb()); friend here::XX (::here::fr()); friend int (here::bob)(); friend int here::bob();
friend int (::glob)(); friend int ::glob(); friend int ::here::S::m(); friend int (::here::S::m)(); friend int ::W::wm(); friend void ::here::bob(T); friend T* ::here::bob(T*); };
class Z2 { friend here::Q (::here::bill ()); friend int *(::here::pb()); friend int *::here::pb(); friend here::XX (::here::fr()); friend int (::glob)(); friend int ::glob(); friend int ::here::S::m(); };
namespace nm { namespace here { } class Z2 { friend ::here::Q (::here::bill ()); friend int *(::here::pb()); friend int *::here::pb(); friend int (::glob)(); friend int ::glob(); friend int ::here::S::m(); };
template<class T> class Z3 { friend ::here::Q (::here::bill ()); friend int *(::here::pb()); friend int *::here::pb(); friend int (::glob)(); friend int ::glob(); friend int ::here::S::m(); friend int ::W::wm();}; }
int here::bob() { return 1; }
