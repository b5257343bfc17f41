// shows: An argument that an alias of an alias drops must be valid all the same
// prelude: none
template<bool B, class T = void> struct eif { using type = T; }; template<class T> struct eif<false, T> {};
template<bool B, class T, class U> struct cnd { using type = T; }; template<class T, class U> struct cnd<false, T, U> { using type = U; };
template<class...> using void_t = void;
struct true_type { static const bool value = true; }; struct false_type { static const bool value = false; };
template<class T> struct neg { static const bool value = !T::value; };
template<class T> struct IfR { template<class O> using AddPtr = O; };
template<class T> struct IfR<T&&> { template<class O> using AddPtr = O*; };
template<class T, class X> struct conj { static const bool value = T::value && X::value; };
template<bool V, class T> using HasValue = typename cnd<V, T, neg<T>>::type;
template<class A, class B> struct islb : false_type {};
template<class C> using EnableIf = typename eif<C::value, int>::type;
template<class Tree> struct A {
 template<class K, bool V, class = void> using LB = HasValue<V, islb<typename Tree::key_type, K>>;
 template<class K, bool KV, class M, bool MV, class...D> using LBKV = conj<LB<K, KV, void_t<D...>>, LB<M, MV>>;
  template<class M, int = (EnableIf<LBKV<M, false, M, false, M*>>())> int f1(M &&m); template<class M> int f1(M const &m);
  template<class M, int = (EnableIf<LBKV<M, false, M, false, typename IfR<int &&>::template AddPtr<M>>>())> int f3(M &&m); template<class M> int f3(M const &m);
  template<class M, int = (EnableIf<LBKV<M, false, M, false, int, M*>>())> int f5(M &&m); template<class M> int f5(M const &m);
  template<class K = int, class M, int = (EnableIf<LBKV<K, false, M, false, M*>>())> int f6(M &&m); template<class K = int, class M> int f6(M const &m);
  template<class M, int = (EnableIf<LBKV<M, false, M, false, M*>>())> int f7(M &&m); template<class M, int = 0> int f7(M const &m);
  template<class M, int = (EnableIf<LBKV<M, false, M, false, M*>>())> int f8(M &&m); template<class M, int = (EnableIf<LBKV<M, false, M, false, M>>())> int f8(M const &m);
  template<class M, int = EnableIf<neg<islb<M, void_t<M*>>>>()> int fa(M &&m); template<class M, int = EnableIf<neg<islb<M, void_t<M>>>>()> int fa(M const &m);
  template<class M, class = M*> int fb(M &&m); template<class M> int fb(M const &m);
  template<class M, class = void_t<M*>> int fc(M &&m); template<class M> int fc(M const &m);
};
struct tr { using key_type = int; };
int main() { union { int n : 1; }; n = 0; A<tr> a;
 a.f1(n);
 a.f3(n);
 a.f5(n);
 a.f6(n);
 a.f7(n);
 a.f8(n);
 a.fa(n);
 a.fb(n);
 a.fc(n);
}
