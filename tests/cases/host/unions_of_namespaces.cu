// prelude: none
// Members of anonymous unions that are no members of classes: they have no object, and their paths begin at the namespace.
namespace PR {
  static union { int global; };
  struct X0 { union { int member; }; };
  struct X1 : X0 {
    template<typename T> int f() { return this->X0::member + PR::global; }
    template<typename T> int g() { return PR::global; }
    int h() { return PR::global; }
  };
  template int X1::f<int>();
  template int X1::g<int>();
}
namespace PS { static union { int global; }; static int var; namespace IN { int f() { return global + PS::global + ::PS::global + var + PS::var + ::PS::var; } }
 struct XX { int f() { return PS::global + PS::var; } template<class T> int g() { return ::PS::global + ::PS::var; } }; }
int hh() { using namespace PS; return global + PS::global + var + PS::var + ::PS::global; }

namespace O { int global; int f() { return PS::global + ::PS::global + PS::var; } }
static union { int gg; }; int gv;
struct Y { int gg, gv; int f() { return ::gg + ::gv; } int g() { int gg = 1; return ::gg; } };
namespace PT { static union { int global; }; }
static union { int g1; };
template<class T> int f1() { return PT::global + ::g1 + g1; }
template int f1<int>();
struct X2 { int a; template<class T> int f() { return a + g1; } template<class T> int g() { return ::g1; } template<class T> int h() { static union { int loc; }; return loc; } };
template int X2::f<int>();
template int X2::g<int>();
template int X2::h<int>();
