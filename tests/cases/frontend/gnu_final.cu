// prelude: none
// GNU spells final with underscores where the standard has no such word.
struct Bb { virtual void g(); virtual void h() __final; virtual void k() final; };
struct D __final : Bb { virtual void g() __final; };
struct E __final { int __final; };
struct F { F f(); };
template<class T> struct H __final : Bb { void g() override __final {} };
H<int> hh; class __final;
