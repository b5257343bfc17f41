// shows: constant arguments of alias templates
// flags: -w
// prelude: none
template<int v> struct C { constexpr operator int() const noexcept { return v; } };
template<int v> using Int = C<v>;
template<class T, int v> using IT = C<v>;
constexpr int K = 3; constexpr int f(int a) { return a; } enum { E = 4 }; struct S { static constexpr int v = 5; };
using A1 = Int<1 + 1>; using A2 = Int<K>; using A3 = Int<K + 1>; using A4 = Int<f(2)>; using A5 = Int<sizeof(int)>; using A6 = Int<E>; using A7 = Int<S::v>; using A8 = Int<-1>; using A9 = Int<(1 << 3) * 2>; using B1 = Int<int(4)>; using B2 = Int<'a'>; using B3 = IT<int, 2 * 3>; using B4 = Int<f(2) + 1>; using B5 = Int<Int<2>{} * 2>;
template<class T> struct X {
using A1 = Int<1 + 1>; using A2 = Int<K>; using A3 = Int<K + 1>; using A4 = Int<f(2)>; using A5 = Int<sizeof(int)>; using A6 = Int<E>; using A7 = Int<S::v>; using A8 = Int<-1>; using A9 = Int<(1 << 3) * 2>; using B1 = Int<int(4)>; using B2 = Int<'a'>; using B3 = IT<int, 2 * 3>; using B4 = Int<f(2) + 1>; using B5 = Int<Int<2>{} * 2>; using B6 = Int<sizeof(T) * 2>; using B7 = IT<T, 2 * 3>; using B8 = IT<T, (2 * 3) * 4>; 
using C1 = C<1 + 1>; using C2 = C<(1 << 3) * 2>; using C3 = C<K + 1>; using C4 = C<sizeof(T) * (2 * 3)>;
static constexpr int c1 = B6{} == 1 ? 1 : 2, c2 = B6{} == 1 ? 1 : 4 / B6{}, c3 = true ? 1 : 4 / B6{}, c4 = 4 / B6{}, c5 = B6{} == 1, c6 = (B6{} == 1) ? 1 : T{}, c7 = sizeof(T) == 1 ? 1 : 4 / B6{};
void f() { Int<1 + 1> a; Int<(1 << 3) * 2> b; C<(1<<3)*2> c; Int<sizeof(T) * 2> d; IT<T, 2 * 3> e; }
};
void f() { Int<1 + 1> a; Int<(1 << 3) * 2> b; C<(1<<3)*2> c; }
