// prelude: none
// shows: Templates of one name in a namespace and in an inline namespace of it, or in two that are used ([namespace.udir]).
namespace outer {
inline namespace inner {
template<class T, class A> class list {};
class plain {};
int number;
template<class T> using alias = T;
}
template<class T, class A> class list;
class plain;
extern int number;
template<class T> using alias = T *;
list<int, int> within;
plain plain_within;
}
namespace renamed = outer;
outer::list<int, int> qualified;
renamed::plain of_alias;
int of_number = renamed::number;
renamed::alias<int> aliased;
template<class T> using mine = outer::list<T, int>;
struct derived : outer::list<int, int> {};

namespace one { template<class T> struct box {}; template<class T> T made; }
namespace two { template<class T> struct box {}; template<class T> T made; }
using namespace one;
using namespace two;
box<int> boxed;
int of_variable = ::made<int>;
one::box<int> fine;
