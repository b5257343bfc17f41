// shows: using declarations of bases in other namespaces
// prelude: none
struct O { struct B { int m; B(int); void f(); }; }; namespace N { struct B2 { int m; B2(int); struct I { int k; }; }; namespace M { struct B3 { int m; }; } } struct B6 { int m; };
struct D1 : O::B { using B::m; using O::B::f; using B::B; }; struct D2 : N::B2 { using B2::m; using N::B2::B2; }; struct D3 : N::M::B3 { using N::M::B3::m; }; struct D6 : B6 { using B6::m; }; struct D7 : N::B2::I { using I::k; }; struct D8 : N::B2 { typedef N::B2 Base; using Base::Base; using Base::m; }; template<class T> struct D9 : N::B2 { using B2::m; using N::B2::B2; }; namespace N { struct Da : B2 { using B2::m; using B2::B2; }; } void fn() { struct L { int m; }; struct Dk : L { using L::m; }; struct Dl : N::B2 { using B2::m; }; }
