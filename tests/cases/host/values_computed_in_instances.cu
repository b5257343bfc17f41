// shows: values that an instantiation computes, and converted ones, are constants among template arguments
// prelude: none
template<int S> struct PS { static constexpr int v = S; PS &f(); };
template<int Stages_> struct PA { static constexpr unsigned Stages = Stages_; static const int St2 = Stages_ + 1; using P = PS<Stages>; PS<Stages + 7> m; PS<PA::Stages> g(); enum { en = Stages_ + 20 }; PS<en> r; };
using L = PA<0>; struct X { using LS = PS<0>; LS a; PA<0> p; PS<0> q; PS<1> r; PS<7> s; PS<20> t; };
PA<0> pa; PS<0> ps; PS<1> p1; PS<7> p7; PS<20> p20; PA<0>::P pp;
template<class T> struct Y { using LP = PA<3>; using LS = PS<3>; LS a; PS<4> b; LP c; PS<10> d; T e; };
Y<int> yy; void f() { PA<5> x; PS<6> z; }
