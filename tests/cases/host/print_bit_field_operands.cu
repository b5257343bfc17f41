// shows: bit-fields are promoted
// prelude: none
template<class T> struct ro { unsigned a : 1; unsigned b : 3; bool c : 1; int d : 4; long e : 5; unsigned long f : 7; unsigned g : 32; };
struct s { unsigned a : 1; unsigned b : 3; bool c : 1; int d : 4; long e : 5; unsigned long f : 7; unsigned g : 32; unsigned long h : 40; unsigned char i : 2; enum E { x } en : 2; 
int t() const { return (a != 0) + (b != 0) + (c != 0) + (d != 0) + (e != 0) + (f != 0) + (g != 0) + (h != 0) + (i != 0) + (en != 0) + (a + 1) + (b + 1u) + (f + 1) + (-b) + (~a) + (a << 1) + (a ? 1 : 2) + (g - 1); } };
