// shows: friends of a derived class use protected members of its base through it
// flags: --c++17
// prelude: none
class bw { protected: const int& wm; int z; static int s; void f(); bw(); typedef int T; public: }; class dr; 
class dw : public bw { friend class dr; protected: int y; friend void ff(dw&, bw&); }; class dw2 : public dw {};
class dr { const int& m; int zz; public: dr(dw& w) : m(w.wm), zz(w.z) { w.f(); int k = w.y; int q = dw::s; int* pp = &w.z; int dw::*mp = &dw::z; } void g(dw2& w) { w.z = 1; w.f(); } };
