// shows: 554 in instances; nodiscard in templates; bindings of member class templates
// prelude: none
struct B {}; template<class T> struct X : T { explicit operator T() const { return *this; } template<class U> struct I : U { operator U(); operator const U &(); operator X &(); operator void(); }; };
X<B> xb; X<B>::I<B> xi;
struct [[nodiscard]] S { S(int); S(S &&); S &operator=(S &&); S &operator=(const S &); S operator+(S); };
[[nodiscard]] S &sref(); S sval(); [[nodiscard]] int nd();
template<class T> struct Y { S s; void f(T t) { s = static_cast<S>(t); s = S(1); s = S(t); s = s; s + s; (s = s); sref(); sval(); nd(); s = (S)t; s += s; S(1); S(t); (void)sval(); static_cast<S>(t); sval() = s; } };
void g(S s, int t) { s = static_cast<S>(t); s = S(1); s = s; s + s; sref(); sval(); nd(); S(1); static_cast<S>(1); sval() = s; }
template<bool, class T = void> struct E { using type = T; }; template<class T> struct E<false, T> {}; template<bool b, class T = void> using Et = typename E<b, T>::type;
template<class T> struct Z { template<class U> auto f(U u) -> Et<sizeof(U) == 3, void> { return; } template<class U> auto g(U u) -> typename E<sizeof(U) == 3, void>::type { if (u) return; }
 template<class U> Et<sizeof(U) == 3, int> h(U u) { return; }  template<class U> Et<sizeof(U) == 3, void> h2(U u) { return 1; }  template<class U> typename U::type h3(U u) { return; } 
 template<class U = void> auto m(int u) -> Et<sizeof(T) == 3, U> { return; }  };
