// prelude: none
struct S { S(const S &); S &operator=(const S &); ~S(); S(); };
struct D { D(); };
struct A { A(int); ~A() {} private: union { S s; char c[1]; }; };
struct B { union { S s; }; ~B(); B(); };
struct C { union { D d; int i; }; };
union U { S s; int i; };
union U2 { U2(); ~U2(); S s; };
struct E { U2 u; E(); };
struct F { union { union { S s; }; int j; }; F(); ~F(); };
struct G { union { const int c; int d; }; };
template<bool...> struct sh;
template<class T> struct Q { sh<__is_constructible(T), __is_constructible(T, const T&), __is_constructible(T, T&&), __is_assignable(T&, const T&), __is_assignable(T&, T&&), __is_trivially_copyable(T), __has_trivial_copy(T), __is_destructible(T)> s; };
#define X(T) template struct Q<T>;
template struct Q<A>; template struct Q<B>; template struct Q<C>; template struct Q<U>; template struct Q<U2>; template struct Q<E>; template struct Q<F>; template struct Q<G>;
A f(A &a) { return a; } 
void g(A &a, A &b, C &c, C &d) { a = b; C e = c; c = d; C n; }
