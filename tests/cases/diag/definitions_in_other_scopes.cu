// prelude: none
// Members that are defined in a namespace that is not around theirs, and in blocks.
struct A { static int x; static const int k; static int arr[2]; void f(); struct I; enum E : int; A(); };
namespace N { int A::x; const int A::k = 1; int A::arr[2]; void A::f() {} struct A::I {}; enum A::E : int {}; A::A() {} }
namespace M { extern int q; void r(); struct S; enum T : int; template <class T> struct U; }
namespace N { extern int M::q; int M::q; void M::r(); struct M::S {}; enum M::T : int {}; template <class T> struct M::U {}; }
namespace N { namespace Q { struct R { static int i; void g(); struct T; }; } int Q::R::i; void Q::R::g() {} struct Q::R::T {}; }
namespace P { inline namespace V { struct W { static int a; struct B; }; } int W::a; struct W::B {}; }
struct Z { static int z; void f(); }; void g() { int Z::z; void Z::f(); }
