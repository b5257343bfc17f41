// shows: Members of unnamed namespaces are named through the namespace around those.
// prelude: none
namespace { struct G {}; template<class T> struct GT {}; enum GE { ge }; int gv; inline void gf() {} }
G a1; GT<int> a2; GE a3 = ge; struct U { G g; }; namespace q { G b1; ::G b2; struct U2 { G g; GT<G> h; }; void f() { gf(); gv = 3; GE x = ge; } }
namespace a { namespace b { namespace { struct R { struct I {}; }; template<class T> struct RT {}; enum class E { x }; enum F { fx }; int v; inline void fn() {} namespace in { struct K {}; } } R f(); RT<R> g(R::I i, E e = E::x, F q = fx); void h() { R r; fn(); v = 3; E e = E::x; F f = fx; RT<E> t; in::K k; } namespace c { R m(); } template<E e, F f> struct TV {}; TV<E::x, fx> tv; }  b::R g(); b::RT<int> hh(); namespace d { b::R zz(); } struct e : b::R { b::E k; }; }
a::b::R zg(); namespace a9 { a::b::R zq(); } namespace a { namespace b { R f() { return R(); } in::K kk(); } }
namespace w { inline namespace v1 { struct L {}; } L l(); namespace { inline namespace v2 { struct L2 {}; } } L2 l2(); }
namespace w3 { namespace { namespace { struct L3 {}; } L3 l30(); } L3 l3(); }
int anchor = 1;
