// shows: specializations have the spaces of their template
// prelude: none
template <class T> __attribute__((global)) void a(T) {}
template <> __attribute__((host)) void a<int>(int) {}
__attribute__((global)) void operator delete[](void *);
__attribute__((managed)) constexpr float m = 1;
__attribute__((shared(1))) void nothing();
template <class T> __attribute__((global)) void g(__attribute__((grid_constant)) const T x) {}
template __attribute__((global)) void g<int>(const int);
