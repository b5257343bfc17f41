// flags: --c++20
// prelude: none
// shows: values of classes, floating values and addresses among template arguments are those that the parameters have.
struct I { int v; constexpr I(int x) : v(x) {} }; template<I i> int w() { return i.v; } constexpr I gi(8); constexpr I ga[2] = {1, 2}; struct HI { I i; static constexpr I s{4}; }; constexpr HI hi{I(3)};
int w1 = w<gi>(); int w2 = w<ga[1]>(); int w3 = w<hi.i>(); int w4 = w<HI::s>(); int w5 = w<(gi)>(); int w6 = w<I(gi)>(); int w7 = w<static_cast<const I&>(gi)>();
template<int N> struct str { char d[N]; constexpr str(const char (&s)[N]) { for (int i = 0; i < N; i++) d[i] = s[i]; } };
template<str s> int g() { return sizeof((s.d)); } template<str s> struct K { int x; };
int z1 = g<str("ab")>(); int z2 = g<str{"cd"}>(); int z3 = g<str<3>("ef")>(); int z4 = g<str<3>{"gh"}>(); constexpr str sv = "ij"; int z5 = g<sv>(); constexpr str<3> mk() { return "kl"; } int z6 = g<mk()>();
typedef K<"a"> KA; using KB = K<"b">; K<"c"> *pc; extern K<"d"> kd; struct M { K<"e"> m; K<"f"> *p; }; K<"g"> fg(K<"h">); typedef K<"a2"> *KA2; using KB2 = K<"b2">[2];
template<class T> void tf() { K<"l"> x; g<"m">(); K<"n"> *y; } template<class T> struct TS { K<"o"> x; K<"p"> *y; static int s() { return g<"q">(); } };
void f() { K<"r"> x; K<"s"> *y; typedef K<"t"> KT; using KU = K<"u">; g<"v">(); static_cast<K<"w">*>(nullptr); sizeof(K<"x">); } KA ka; 
template<> struct K<"y"> { }; template<class T> struct D; template<> struct D<K<"z">> { }; template struct K<"A">; template<> int g<"B">() { return 1; } template int g<"C">();
template<class T> using AL = K<"D">; AL<int> al; 
