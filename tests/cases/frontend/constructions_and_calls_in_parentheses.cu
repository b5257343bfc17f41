// prelude: none
// T() in parentheses is an object where what follows is no operand of a cast.
struct Box { int operator()() { return 0; } int operator[](int); void operator++(int); void operator--(int); };
int called() { return (Box())(); }
void changed() { (Box())++; (Box())--; }
void subscripted() { (Box()[1]); }
template<class T, class A, class B> struct Made { enum { size = sizeof(T(A(), B()), 1) }; };
void counted() { int a = 0; (int)++a; (int)--a; }
template<class T> void all() { (T())(); (T())++; (T()[0]); }
void use() { all<Box>(); }
bool holds();
void loop() { for (; bool(holds());) {} while (bool(holds())) {} }
