// prelude: none
// Errors in member classes of instances, which are made no earlier than they are needed.
struct Q {};
template<class T> struct A {
  struct I {
    typename T::type x;
    static_assert(sizeof(T) > 4, "small");
    using t = typename T::foo;
    void f(typename T::bar);
    int g() { return T::nothing; }
  };
  I i;
  struct J : T::base {
    struct K { typename T::deep d; };
    K k;
  };
  struct L { typename T::unused d; };
};
A<Q> a;
A<Q>::J j;
A<Q>::L *l;
