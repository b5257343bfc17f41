// shows: values of members of other templates are not named by them
// prelude: none
template<int N, int M> struct PT { struct State {}; typedef int ST; };
template<class A> struct F1 { static constexpr int kS = 2; using P = PT<kS, kS - 1>; typename P::State s; P p; void f(P &x, typename P::State y) { P z; typename P::State w; } using Q = PT<kS, 4>; Q q; };
template<class A> struct F2 { static constexpr int kS = 2; using P = PT<kS, kS - 1>; typename P::State s; P p; void f(P &x, typename P::State y) { P z; typename P::State w; } using Q = PT<kS, 4>; Q q; };
template<class A> struct F3 { static const int kT = 2; using P = PT<kT, kT - 1>; typename P::State s; P p; void f(P &x, typename P::State y) { P z; typename P::State w; } using Q = PT<kT, 4>; Q q; PT<A::x, kT> r; };
