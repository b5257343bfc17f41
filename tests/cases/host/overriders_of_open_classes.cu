// shows: functions are implicitly virtual for known bases alone
// flags: -w
// prelude: none
struct B0 { virtual int f() const; virtual int g(); };
struct D0 : B0 { int f() const override; int g(); };
template<class T> struct TL { struct B { virtual int f(); virtual int g(); }; struct D : B { int f() override; int g(); }; struct E : B0 { int f() const override; int g(); }; struct F : D { int f() override; int g(); }; };
template<class T> struct BT { virtual int f(); virtual int g(); }; struct D2 : BT<int> { int f() override; int g(); }; template<class T> struct D3 : BT<T> { int f() override; int g(); }; template<class T> struct D4 : BT<int> { int f() override; int g(); }; template<class T> struct D5 : B0 { int f() const override; int g(); }; template<class T> struct D6 : D5<T> { int f() const override; int g(); };
template<class T> void loc() { struct L : B0 { int f() const override { return 1; } int g() { return 2; } }; struct M { virtual void q(); }; struct N : M { void q() override; }; struct O : BT<T> { int f() override; int g(); }; }
struct Out { struct B { virtual int f(); }; struct D : B { int f() override; }; template<class T> struct X : B { int f() override; struct Y : B { int f() override; }; }; };
template<> struct TL<int> { struct B { virtual int f(); }; struct D : B { int f() override; }; }; template<class T> struct TL<T*> { struct B { virtual int f(); }; struct D : B { int f() override; virtual int g() override; }; };
template<class T> struct W { struct D : TL<int>::B { int f() override; }; struct E : TL<T*>::B { int f() override; }; struct B : B0 { }; struct F : B { int f() const override; int g(); }; struct G : D2 { int f() override; }; struct H : BT<T> { int f() override; }; struct I : BT<int> { int f() override; }; struct J : I { int f() override; }; struct K : H { int f() override; }; };
