// prelude: none
// flags: --c++17
template<class D> struct Base { 
  constexpr int g1() const { return static_cast<const D&>(*this).k(); }
  constexpr int g2() { return static_cast<D&>(*this).k(); }
  constexpr int g3() { return sizeof(static_cast<D&>(*this)); }
  constexpr int g4() { return this->kk(); }
  constexpr int kk() { return 3; }
};
struct D : Base<D> { constexpr int k() const { return 3; } constexpr Base<D>& up() { return *this; } };
struct P { int x; }; struct E : P, Base<E> { constexpr int k() const { return 4; } };
D gd; static D sd; extern D ed; 
void f(D& p) {
  D d; const D cd{}; static D ld; E e;
  static_assert(d.g1() == 3, "1");
  static_assert(d.g2() == 3, "2");
  static_assert(d.g3() == 1, "3");
  static_assert(d.g4() == 3, "4");
  static_assert(d.up().kk() == 3, "5");
  static_assert(cd.g1() == 3, "6");
  static_assert(ld.g2() == 3, "7");
  static_assert(e.g2() == 4, "8");
  static_assert(gd.g2() == 3, "9");
  static_assert(ed.g2() == 3, "10");
  constexpr int z = d.g2();
  int arr[d.g2()];
  static_assert((d.g2(), true), "11");
  static_assert(static_cast<D&>(static_cast<Base<D>&>(d)).k() == 3, "12");
}
