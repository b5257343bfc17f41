// prelude: none
// The allocation and deallocation functions of every unit beside others that are declared.
typedef unsigned long size;
void *operator new(size, void *p) { return p; }
void operator delete(void *, void *) {}
void *take(size n) { return operator new(n); }
void *take_global(size n) { return ::operator new(n); }
void give(void *p) { operator delete(p); }
void give_sized(void *p) { ::operator delete(p, sizeof(int)); }
void *take_many(size n) { return operator new[](n); }
template<class T> T *room() { return static_cast<T *>(operator new(sizeof(T))); }
int *number = room<int>();
void *(*taker)(size) = operator new;
