// shows: decltype of the elements of packs of values: parameters, arguments, members
// prelude: none
template<class... T> struct Tuple { };
template<unsigned B> unsigned carry(unsigned i, unsigned last) { return i % B + last; }
template<unsigned B, unsigned C, unsigned... Bs>
unsigned carry(unsigned i, unsigned j, decltype(Bs)... rest, unsigned last) { return carry<C, Bs...>(j + i / B, rest..., last); }
template<int... N> Tuple<int, decltype(N)..., char> make(decltype(N)... n) { int t[] = {n..., 0}; return {}; }
template<int... N> struct S { S(int, decltype(N)... n); void f(decltype(N) *... n); template<class U> void h(U u, decltype(N)... k, char = 1); typedef Tuple<decltype(N)...> type; };
template<int... N> __global__ void kernel(int a, decltype(N) *... n) { }
template<long... N> auto sum(const decltype(N) &... n) -> Tuple<const decltype(N) &...> { return {n...}; }
void use(int *p) {
  carry<3, 5, 7>(1, 2, 3, 4); make<1, 2>(3, 4); S<1, 2> s(0, 1, 2); s.f(p, p); s.h('a', 1, 2); kernel<1, 2><<<1, 1>>>(0, p, p);
  S<1>::type t = Tuple<int>();
}
