// shows: constant arguments of alias templates, by type and by place
// flags: -w
// prelude: none
typedef unsigned long size_t;
template<int v> struct C { constexpr operator int() const noexcept { return v; } };
template<int v> using Int = C<v>; template<size_t N> using Sz = C<N>; template<bool B> using Bo = C<B>; template<char c> using Ch = C<c>; template<auto a> struct Au {}; template<auto a> using AA = Au<a>; template<int *p> struct PP {}; template<int *p> using AP = PP<p>;
template<int... N> struct Is {}; template<int... N> using Seq = Is<N...>; template<class T, int... N> using Seq2 = Is<sizeof(T), N...>;
int gi; enum E { e0, e1 }; enum class F { f0, f1 }; template<E e> struct EE {}; template<E e> using AE = EE<e>; template<F f> struct FF {}; template<F f> using AF = FF<f>;
const int K = 3; constexpr int L = 4; constexpr bool b = true;
using A1 = Int<'a'>; using A2 = Sz<3>; using A3 = Sz<3 + 1>; using A4 = Bo<true>; using A5 = Bo<(1 < 2)>; using A6 = Ch<'b'>; using A7 = Ch<'a' + 2>; using A8 = AA<'a'>; using A9 = AA<5>; using B1 = AA<5u + 1>; using B2 = AP<&gi>; using B4 = Seq<1, 1 + 1, K, L>; using B5 = Seq2<int, 1, 1 + 1>; using B6 = AE<e1>; using B7 = AE<(E)1>; using B8 = AF<F::f1>; using B9 = AF<F(0)>; using C1 = Bo<b>; using C2 = Bo<!b>; using C3 = Sz<L>; using C4 = Int<K>; using C5 = Bo<3>; using C6 = Sz<sizeof(int)>; using C7 = Int<(int)sizeof(char)>; using C8 = Int<true>; 
void f() { Int<'a'> a1; Sz<3> a2;  Sz<3 + 2> a3; Bo<false> a4; Ch<'c'> a6; Ch<'a' + 4> a7; AA<'d'> a8; AA<7> a9; AA<5u + 4> b1; Seq<1, 1 + 3, K, L> b4; Seq2<int, 1, 1 + 4> b5; AE<e0> b6; AF<F::f0> b8; Sz<sizeof(short)> c6; Int<'e'> a10; Sz<9> c9; }
template<class T> struct X { 
using A1 = Int<'f'>; using A2 = Sz<13>; using A3 = Sz<13 + 1>; using A5 = Bo<(1 < 3)>; using A6 = Ch<'g'>;  using B4 = Seq<1, 1 + 4, K, L>; using B5 = Seq2<T, 1, 1 + 1>; using B1 = AA<5u + 6>; using C6 = Sz<sizeof(long)>; using D1 = Int<sizeof(T) + (1 + 2)>; using D2 = Seq<sizeof(T), 1 + 2>; using D3 = Seq2<T, L, K + 1>;
void f() { Int<'h'> a1; Sz<23> a2;  Sz<23 + 2> a3; Ch<'i'> a6; Ch<'a' + 6> a7; AA<'j'> a8; AA<8> a9; Seq<2, 1 + 3, K, L> b4; Seq2<T, 1, 1 + 4> b5; Seq2<T, K + 2> b6; } };
template<class T, class U = Int<1 + 7>, int n = Sz<12>{} + 1> void g(Sz<4 + 7> *, Seq2<T, 1 + 9> *);
Sz<45 + 1> h(Sz<46 + 1>);
