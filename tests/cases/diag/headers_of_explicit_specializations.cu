// prelude: none
// Explicit specializations with a header too many.
template <class T> struct A {}; template <class T> void h(); template <class T> struct B { template <class U> struct C {}; void f(); template <class U> void g(); };
template <> template <> struct A<int> {};
template <> template <> template <> struct A<char> {};
template <> struct A<long> {};
template <> template <> void h<int>() {}
template <> void h<char>() {}
template <> template <> void B<int>::f() {}
template <> void B<char>::f() {}
template <> template <> template <> void B<int>::g<int>() {}
template <> template <> void B<long>::g<int>() {}
template <> template <> template <> struct B<int>::C<int> {};
template <> template <> struct B<char>::C<int> {};
struct S { template <class T> struct I; template <class T> void m(); }; template <> template <> struct S::I<char> {}; template <> struct S::I<int> {}; template <> void S::m<int>() {}
