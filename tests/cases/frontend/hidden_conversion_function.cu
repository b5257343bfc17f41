// shows: a conversion function hides the one of a base to the same type [class.conv.fct]
// prelude: none
struct base { operator unsigned short() const; };
struct derived : base { operator unsigned short() const; };
struct other : base { operator int() const; };
template<class T> struct rep { using value_type = unsigned short; operator value_type() const; };
struct day : rep<int> { typedef unsigned short value_type; operator value_type() const; };
int f(derived b) { int x = b; return x + b; }
int g(other c) { int x = c; return x; }
int h(day d) { int x; x = d; return x + d; }
