// flags: --pending_instantiations 10
// The limit counts the enclosing instantiations.
template<int N> struct A : A<N-1> {}; template<> struct A<0> {};
A<20> a;
