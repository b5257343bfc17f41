// shows: names that nearer scopes hide are reached by a path
// prelude: none
int anchor = 1;
namespace A1 { struct D {}; template<class T> struct V {}; } struct a1 { struct A1 {}; ::A1::D x; void f() { ::A1::D x; ::A1::V<int> z; } };
namespace A2 { struct D {}; } struct a2 { typedef int A2; ::A2::D x; };
namespace A3 { struct D {}; } struct a3 { enum A3 {}; ::A3::D x; };
namespace A4 { struct D {}; } struct a4 { template<class T> struct A4 {}; ::A4::D x; };
namespace A5 { struct D {}; } struct a5 { void A5(); ::A5::D x; };
namespace A6 { struct D {}; } struct a6 { int A6; ::A6::D x; };
namespace A7 { struct D {}; } struct a7 { enum { A7 }; ::A7::D x; };
namespace A8 { struct D {}; } struct a8 { template<class T> using A8 = T; ::A8::D x; };
namespace A9 { struct D {}; } struct a9 { template<class T> void A9(); ::A9::D x; };
namespace B1 { struct D {}; } void b1() { struct B1 {}; ::B1::D x; }
namespace B2 { struct D {}; } void b2(int B2) { ::B2::D x; }
namespace B3 { struct D {}; } template<class B3> void b3() { ::B3::D x; }
namespace B4 { struct D {}; } namespace b4 { int B4; ::B4::D x; }
namespace B5 { struct D {}; } namespace b5 { void B5(); ::B5::D x; }
namespace B6 { struct D {}; } namespace b6 { struct B6; ::B6::D x; } namespace B6 { struct E {}; } namespace b6 { ::B6::D y; ::B6::E z; namespace B7 {} }
namespace Q { namespace C1 { struct D {}; namespace CC { struct D {}; } void fn(); } struct c1 { struct C1 {}; Q::C1::D x; Q::C1::CC::D y; void f() { Q::C1::fn(); using Q::C1::fn; } }; namespace C1 { struct M { struct C1 {}; D d; }; } } Q::C1::D later;
namespace Q { namespace C2 { struct D {}; } namespace R { namespace C2 { struct E {}; } Q::C2::D d; namespace S { struct C2 {}; Q::C2::D e; } } }
int fin;
