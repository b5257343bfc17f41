// note: messages name global allocation functions with their parameters: there are always others
// flags: --display_error_number
typedef decltype(sizeof 0) size_t;
inline void *operator new(size_t, void *p) { return p; }
inline void *operator new(size_t, void *p) { return p; }
void operator delete(void *) noexcept {}
void operator delete(void *) noexcept {}
struct S { void *operator new(size_t, int); };
void *S::operator new(size_t, int) { return 0; }
void *S::operator new(size_t, int) { return 0; }
