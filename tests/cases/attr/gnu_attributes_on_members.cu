// shows: GNU attributes on members, enumerators and namespaces
// prelude: none
struct A { __attribute__((cold)) int a; __attribute__((unused)) int b; __attribute__((weak)) int c; int d __attribute__((noinline)); [[gnu::unused]] int e; int f [[gnu::unused]]; __attribute__((used)) int g; __attribute__((unused)) int h : 3; };
struct __attribute__((unused)) B {}; enum { x __attribute__((unused)), y }; using q __attribute__((unused)) = int; namespace __attribute__((unused)) n {} template<class T> __attribute__((unused)) void f(); 
