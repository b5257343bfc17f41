// shows: how deduced packs spell the arguments of class templates
// flags: -w
// prelude: none
typedef unsigned char uint8_t; typedef signed long int64_t; typedef signed int int32_t;
template<bool B, class T, class F> struct conditional { using type = T; };
template<class T, class F> struct conditional<false, T, F> { using type = F; };
template<bool B, class T, class F> using conditional_t = typename conditional<B, T, F>::type;
template<class T, class U> constexpr bool is_same_v = false;
template<class T> constexpr bool is_same_v<T, T> = true;
template<class T> constexpr int bits_v = sizeof(T) * 4;
template<class T> struct allocation { T *p; allocation(int) {} allocation() {} };
template<class T> struct HT { using Element = T; using SU = conditional_t<is_same_v<Element, bool>, uint8_t, conditional_t<bits_v<Element> % 8 == 0, Element, uint8_t>>; allocation<SU> a; };
template<class T> struct HT2 { using Element = T; allocation<conditional_t<is_same_v<Element, bool>, short, short>> a; };
template<class T> struct HT3 { using Element = T; using SU = conditional_t<is_same_v<Element, bool>, long, long>; SU m; allocation<SU> a; };
struct half {};
template<class K> struct GU { using ElementA = K; };
int f() { HT<typename GU<char>::ElementA> h; allocation<uint8_t> w(3); HT2<half> k; allocation<short> v(3); HT3<half> k3; allocation<long> v3(3); return sizeof h + sizeof w; }
template<class... T> struct tuple {};
template<class... T> using Stride = tuple<T...>;
template<class... T> constexpr tuple<T...> mk(T... t) { return {}; }
template<class A, class B> struct P { P(A, B) {} };
template<class A> struct GP { using U = A; A at(int); };
int g() { int32_t m = 0; int64_t n = 0; auto t = mk(m, n, 1); P p{t, mk(n)}; P<decltype(t), int> q{t, 1}; tuple<int, long, int> u; tuple<long> z; P<tuple<int,long>, tuple<int>> *r; 
 P p2{mk(m), GP<int32_t>{}.at(0)}; P p3{(int32_t)3, (int64_t)3}; P p4{GP<int64_t>{}, GP<int64_t>{}.at(3)}; P<GP<long>, GP<long>::U> *p5; auto tt = GP<int32_t>{}.at(0); P p6{tt, tt}; P p7{mk(tt, tt), 2.0}; return 0; }
