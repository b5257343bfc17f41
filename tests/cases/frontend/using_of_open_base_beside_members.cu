// prelude: none
// flags: --c++17
template<class A> struct V { void Swap(V&); };
template<class A> struct D : V<A> {
  typedef V<A> B;
  D& Swap(D& rhs) { B::Swap(rhs); return *this; }
  using B::Swap;
  friend inline void swap(D& a, D& b) noexcept { a.Swap(b); }
  void s(D& a, D& b) { a.Swap(b); Swap(b); this->Swap(b); a.D::Swap(b); }
};
template<class A> struct F : V<A> {
  template<class T> void Swap(T); using V<A>::Swap;
  void s(F& a, F& b) { a.Swap(b); Swap(b); this->Swap(b); a.F<A>::Swap(b); }
};
D<int> d;
