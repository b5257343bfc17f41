// prelude: none
struct A { void operator new(int); }; struct B { void operator delete(int); }; struct C { void *operator new(unsigned long); void operator delete(void *); };
struct I; void f(I *i) { delete i; } struct P {}; P operator++(P, char); P operator++(P, int);
