// shows: names that are not declared in arguments of attributes
// flags: --c++17
// prelude: none
typedef int a __attribute__((aligned(x)));
typedef float b __attribute__((aligned(x+1)));
struct __attribute__((aligned(y))) S {};
int v __attribute__((aligned(z)));
