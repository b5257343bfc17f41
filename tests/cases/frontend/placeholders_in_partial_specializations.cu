// flags: --c++17
// prelude: none
// Partial specializations for the types of value arguments.
template <class T> struct A {
  template <auto v> struct Y;
  template <auto* p> struct Y<p> { using type1 = decltype (p); };
  template <auto** pp> struct Y<pp> { using type2 = decltype (pp); };
};
int i; int *p;
A<void>::Y<&i>::type1 t1;
A<void>::Y<&p>::type2 t2;
template <auto v> struct Z;
template <auto* p> struct Z<p> { using type1 = decltype (p); };
template <auto** pp> struct Z<pp> { using type2 = decltype (pp); };
Z<&i>::type1 t3;
Z<&p>::type2 t4;
