// shows: using-declarations that bring in a name again
// flags: --c++17
// prelude: none
namespace std { struct pair {}; template<class T> struct tp {}; void fn(int); struct other; int var; enum E { e1 }; }
namespace p { using std::pair; using std::tp; using std::fn; using std::other; using std::e1; }
namespace p { using std::pair; 
using std::tp; using std::fn; 
using std::other; using std::e1; using std::var;
pair *x; }
namespace p { using std::var;
 namespace q { using std::var; } void f() { using std::pair; using std::pair; } 
int y; }
using std::pair;
using std::pair;
namespace r { using std::pair; } namespace r { using ::std::pair;
int z; }
