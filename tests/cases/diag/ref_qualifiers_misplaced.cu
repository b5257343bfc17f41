// shows: ref-qualifiers of functions that have no object, empty template lists of lambdas, and what namespaces cannot have
// prelude: none
struct R { R() &; explicit R(long) &&; ~R() &&; R(const R &) & = default; static int s() &; friend int pal() &&; void ok() &; int good() const &&; operator int() &; R &operator=(const R &) & = default; typedef int Fn() &; Fn m; };
void R::ok() & {}
int R::good() const && { return 1; }
struct Q { friend void R::ok() &; };
int loose() &; static int worse() && { return 0; }
using Fine = void() const &;
template<class T> struct Sig; template<class T> struct Sig<T() &> {};
auto lam = []<> { return 1; };
namespace Base {}
namespace [[deprecated]] Same = Base;
namespace [[]] Up::Down {}
namespace [[]] Up {}
inline namespace Left::Right { int x; }
inline namespace Alone { int y; }
