// prelude: none
float f1{16777217}; float f2{16777216}; float f3{-16777217}; double d1{9007199254740993}; double d2{9007199254740992};
float f4{16777217u}; float f5 = {33554433}; float f6[] = {16777217, 1}; float f7{18446744073709551615ull}; float f8{0};
long double l1{0x7fffffffffffffff}; _Float16 h1{2049}; float f9{true}; float f10{'a'};
const int ci = 16777217; float f11{ci}; float f12{16777216 + 1}; float f13[2]{ci, 1};
constexpr double cd = 0.1; float g1{cd}; float g2{cd + 1.0}; const double cg = 1.0; float g3{cg}; float g4{-cd};
constexpr double fd() { return 1.0; } float g5{fd()};
enum E { e1 = 300, e2 = 3, e3 = -1 }; E en;
char c1{e1}; char c2{e2}; char c3{en}; unsigned c4{e3}; int c5{en}; bool c6{e1}; bool c7{en}; float c8{e1}; float c9{en};
char c10[] = {e1, e2}; unsigned char c11{e3}; char c12{static_cast<char>(e1)}; double c13{en};
struct S { char c; float f; bool b; };
S s1{e1, e1, e1}; S s2{en, en, en}; S s3{'a', 16777217, 2};
void f(float);
void g() {
    f({16777217});
    float z{16777217};
    z = {16777217};
    new float{16777217};
    char c = {e1};
    c = {e1};
}
float r() { return {16777217}; }
char r2() { return {e1}; }
enum G : unsigned char { g0 };
enum class F : int { x };
int n;
G g6{300}; G g7{5}; G g8{-1}; G g9{256ull}; F f14{3000000000}; F f15{5l}; F f16{'a'}; G g10{n};
