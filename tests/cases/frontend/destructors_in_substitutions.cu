// shows: a destructor that cannot be used makes a substitution fail
// flags: --c++17
// prelude: none
template<class T> T &&dv();
struct yes { static constexpr bool value = true; }; struct no { static constexpr bool value = false; };
struct impl { template<class T, class = decltype(dv<T&>().~T())> static yes test(int); template<class> static no test(...); };
template<class T> struct isd : decltype(impl::test<T>(0)) {};
struct A { protected: ~A() = default; };
template<class T> class B { T *p; protected: B(); ~B() = default; public: B(int); };
template<class T> class C { ~C(); };
struct D { private: ~D() {} };
struct E { ~E() = delete; };
template<class T> struct F : B<T> { };
struct G { D d; }; struct H : A {};
static_assert(!isd<A>::value, "A"); static_assert(!isd<B<int>>::value, "B"); static_assert(!isd<C<int>>::value, "C"); static_assert(!isd<D>::value, "D"); static_assert(!isd<E>::value, "E"); static_assert(isd<F<int>>::value, "F"); static_assert(!isd<G>::value, "G"); static_assert(isd<H>::value, "H");
