// shows: a declarator needs a name; classes of qualified names are declared in their scope before
// flags: --frandom-seed=7
// prelude: none
int ();
int (*)();
int () = 0;
int (), a;
extern int ();
struct S { int (); };
namespace N { struct A; int x; namespace M {} }
struct N::A {};
struct N::B;
class N::X {};
union N::M::U { int a; };
struct N::x {};
struct S::T {};
class S::V;
