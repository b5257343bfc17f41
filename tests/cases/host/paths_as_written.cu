// shows: qualified names of values by the path that was written
// flags: --c++17
// prelude: none
namespace nn { inline namespace abi { template<class T = int> struct BJ { enum value_t { null, object }; static int st; template<class U> static U mk(); static void fu(); struct In { static int z; }; };
struct P { static int st; static void fu(); enum E { e1 }; struct In { static int z; }; };
template<class T> int BJ<T>::st; template<class T> int BJ<T>::In::z; typedef BJ<> json; typedef P pp; int gv; void gf(); template<class T> T gt(); } using abi::json; }
namespace al = nn; namespace al2 = nn::abi; using nn::json; using nn::pp; typedef nn::json oj; namespace other { using nn::json; using nn::P; }
using namespace other;
void tf() {
 int a = json::st + nn::json::st + ::nn::json::st + nn::abi::json::st + al::json::st + al2::json::st + oj::st + other::json::st + nn::BJ<>::st;
 json::fu(); nn::json::fu(); al::json::fu(); oj::fu(); nn::BJ<>::fu(); json::mk<int>(); al::BJ<int>::mk<int>();
 int b = P::st + pp::st + nn::P::st + nn::abi::P::st + al::P::st + al2::P::st + nn::pp::st + other::P::st + ::other::P::st;
 int c = json::In::z + nn::json::In::z + al::json::In::z + P::In::z + al::P::In::z + pp::In::z + nn::pp::In::z + other::P::In::z;
 int d = json::null + nn::json::object + pp::e1 + al::P::e1 + P::E::e1 + al::pp::E::e1 + other::P::E::e1;
 int e = nn::gv + al::gv + al2::gv + nn::abi::gv + ::nn::gv; nn::gf(); al::gf(); al2::gt<int>(); 
 int *f = &json::st; auto g = &nn::json::fu; auto h = &al::json::In::z; using nn::gv; e = gv;
}
namespace nn { void t2() { int a = json::st + abi::json::st + P::st + abi::P::st + pp::In::z + ::other::P::st + other::P::st + nn::P::st + P::E::e1 + json::value_t::null + gv + abi::gv; } }
template<class T> void uf() { int a = json::st + nn::json::st + al::json::st + oj::st + P::st + pp::st + al::P::st + json::In::z + al::P::In::z + json::null + pp::E::e1 + al::json::value_t::null + nn::gv + al::gv; json::fu(); al::json::fu(); al2::gf(); }
template void uf<int>();
enum class E { a }; enum O { o }; struct S { static int st; enum class F { b }; static void f(); }; typedef S St; namespace mm { struct P { static int st; enum class E { e1 }; }; typedef P pp; enum class G { g }; int v; }
struct B { typedef S bs; struct In { static int z; }; enum e { e0 }; }; struct D : B { void f() { int a = bs::st + D::bs::st + B::bs::st + In::z + D::In::z + B::In::z + ::D::In::z + e0 + B::e0 + B::e::e0; } };
void t() { int a = (int)::E::a + (int)::mm::P::E::e1 + (int)::mm::G::g + ::O::o + ::S::st + ::St::st + ::mm::pp::st + (int)::St::F::b + (int)::S::F::b + ::mm::v + (int)::mm::pp::E::e1 + ::D::In::z + D::In::z + D::bs::st + ::D::bs::st; ::S::f(); ::St::f(); }
