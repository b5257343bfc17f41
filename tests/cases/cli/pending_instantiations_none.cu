// flags: --pending_instantiations 0
// Zero is no limit.
template<int N> struct A { static constexpr int v = A<N-1>::v+1; }; template<> struct A<0> { static constexpr int v=0; };
int a = A<250>::v + A<251>::v;
