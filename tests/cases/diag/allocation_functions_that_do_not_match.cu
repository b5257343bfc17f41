// new-expressions whose placement no allocation function takes
// prelude: none

void* place;
struct Own { void* operator new(unsigned long, int); };
struct Base { void* operator new(unsigned long, int); void* operator new(unsigned long, char*); };
struct Derived : Base {};
void* operator new[](unsigned long, char*);
int* a = new (place) int;
int* b = new (place) int[3];
int* c = ::new (place, 1) int;
Own* d = new Own;
Own* e = new (1) Own;
Own* f = new (place) Own;
Derived* g = new (place) Derived;
template<class T> T* in_template(void* p) { return new (p) T; }
int* h = new int[2](1);
int* i = new int[2]();
