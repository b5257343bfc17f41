// shows: directives around kernel templates and of static members
// flags: -w
// prelude: none
extern "C" int __cudaPushCallConfiguration(int, int);
int pad; namespace { int tail; __attribute__((global)) void hidden(int) {} template <class T>
__attribute__((global)) void t(T x,
                  int y)
{
} } 
struct loc { struct id { int x; }; }; template <class T> struct coll { static loc::id id; static const int known = 3; };
template <class T>
loc::id
coll<T>::id;
template <class T>
const int
coll<T>::known;
static __attribute__((device)) int unused_helper(int a)
{ return a; }
int anchor = 1;
