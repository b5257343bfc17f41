// shows: vectors that a type-id makes keep their attribute
// prelude: none
typedef float v4 __attribute__((__vector_size__(16)));
inline v4 s(v4 a, v4 b) { return __builtin_shuffle(a, b, (__attribute__((__vector_size__(16))) int){4, 1, 2, 3}); }
int q = sizeof(__attribute__((__vector_size__(16))) int);
