// prelude: none
// Conversion functions that no conversion calls.
struct A { operator A(); operator const A &(); operator A &&() const; operator void(); operator A *(); operator int(); };
struct B0 {}; struct B : B0 { operator B0(); operator B0 &(); operator volatile B &(); operator B0 *(); };
template <class T> struct C { operator C(); operator T(); }; C<int> ci; struct Y : C<Y> { operator C<Y>(); };
struct E { template <class T> operator T(); virtual operator E &(); }; struct F { explicit operator F(); }; struct I0; struct I1 { operator I0(); operator I0 &(); }; struct I0 : I1 {};
struct Q : private B0 { operator B0(); }; struct V : virtual B0 { operator B0(); }; struct W1 : B0 {}; struct W2 : B0 {}; struct W : W1, W2 { operator B0(); }; struct J { operator J(); }; J::operator J() { return *this; }
