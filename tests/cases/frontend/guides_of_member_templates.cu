// prelude: none
// flags: --c++17
// Deduction guides that a class template declares for its member templates.
template<class T, class U> struct Same; template<class T> struct Same<T, T> {};
template<class T> struct A {
  template<class U> struct B { B(...); };
  template<class U> B(U) -> B<U>;
  template<class U, class V> B(U, V, T) -> B<V T::*>;
  B(char, char) -> B<T>;
};
struct X {};
A<X>::B b = 123; A<X>::B b2(1, 'c', X()); A<X>::B b3('a', 'b');
Same<decltype(b), A<X>::B<int>> s1; Same<decltype(b2), A<X>::B<char X::*>> s2; Same<decltype(b3), A<X>::B<X>> s3;
