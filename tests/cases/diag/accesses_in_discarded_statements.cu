// prelude: mini
// Accesses to variables are told of in discarded statements of functions and of patterns, not in those of instances.
__device__ int on_device;
void plain() {
  if constexpr (false) { int a = on_device; on_device = 3; int unset; a = unset; }
  if constexpr (true) { } else { int a = on_device; int unset; a = unset; }
}
template <class T> void closed() { if constexpr (false) { int a = on_device; int unset; a = unset; } }
template <class T> void open() {
  if constexpr (sizeof(T) < 1) { int a = on_device; int unset; a = unset; }
  if constexpr (sizeof(T) >= 1) { } else { int a = on_device; int unset; a = unset; }
}
template void closed<int>();
template void open<int>();
void others(int given) {
  int outer;
  if constexpr (false) {
    int a = outer;
    { return; a = 2; }
    auto lambda = [] { int unset; int a = unset; return a; return 3; };
    struct Local { int m() { int unset; int a = unset; return a; } };
    while (given) { int unset; a = unset; break; a = 3; }
  }
}
