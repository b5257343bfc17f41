// shows: attributes behind the declarators of functions that are defined in their classes
// flags: --c++17
// prelude: none
template<class T> struct R { int p(int h) __attribute__((noinline)) { return h; } int q(int) __attribute__((noinline)); }; struct S { int p(int h) __attribute__((noinline)) { return h; } }; int ff(int h) __attribute__((noinline)); 
