// prelude: none
// flags: --c++17
// Both keywords of a scoped enumeration are printed as one.
template<class T> struct P { enum struct X {}; enum class Y {}; enum struct Z : int; }; enum struct W {}; namespace N { enum struct V { v }; } struct S { enum struct U { u }; template<class T> void f() { enum struct L { l }; } void g() { enum struct L { l }; } }; template<class T> void h() { enum struct L { l }; enum class M { l }; }
template struct P<int>;
