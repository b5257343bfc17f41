// prelude: none
// flags: --c++17
// What a using-declaration cannot name.
namespace NS { template<class T> void f(T); template<class T> struct X {}; namespace In {} struct Y { enum E { e }; int m; static int s; }; enum class EC { ec }; enum UE { ue }; }
using NS::f<double>;
using NS::X<int>;
using NS::In;
using NS::Y::m;
using NS::Y::e;
using NS::EC::ec;
using NS::UE::ue;
namespace NA = NS::In;
struct Q : NS::Y { using NS::Y::m; using NS::f; using NS::In; using NS::UE::ue; using NS::X<int>::z; };
void g() { using NS::Y::s; using NS::f<int>; using ::NA; using NS::UE::ue; using NS::EC::ec; using NS::Y::E; }
template<class T> struct R : T { using T::x; using T::template y<int>; using typename T::z; };
using ::NS::Y; using NS::UE;
