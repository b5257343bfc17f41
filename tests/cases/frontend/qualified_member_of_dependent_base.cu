// prelude: none
// A member behind a qualifier that depends on template parameters is looked up in what that becomes.
template<class T> struct box { T t; constexpr T& get() { return t; } };
template<class T> struct bm : private box<T> { using box<T>::get; };
struct ad { int q; };
template<class I, class A> struct cur {
  struct bam : bm<cur> { A& get() { return bam::bm::get().a; } };
  using mixin = bam;
  A a;
  I i;
};
template<class C> struct it : C::mixin {
  using mixin_t = typename C::mixin;
  constexpr C& pos() { return this->mixin_t::bm::get(); }
  C& pos2() { return mixin_t::bm::get(); }
  C& pos3() { return this->mixin_t::bam::bm::get(); }
  ad& pos4() { return this->mixin_t::get(); }
  constexpr C& operator++() { return pos(); }
};
typedef cur<int*, ad> CC;
template struct it<CC>;
void f(it<CC> x) { ++x; }
