// prelude: none
// Specifiers that a class template cannot have.
template <class T> extern struct B; template <class T> static struct C {}; template <class T> const struct D; template <class T> volatile struct E {}; template <class T> inline struct F;
struct S { template <class T> static struct A; template <class T> extern struct A1; template <class T> struct A2; template <class T> friend struct A3; };
template <class T> struct G; template <> inline struct G<int> {}; template <class T> extern struct G<T *>; template <class T> struct G<T &> {};
