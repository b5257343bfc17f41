// shows: always_inline on functions that are not inline, and what explicit specializations of members inherit
// prelude: none
__attribute__((always_inline)) int plain() { return 1; }
__attribute__((always_inline)) constexpr int constant() { return 1; }
__attribute__((always_inline)) int declared_only();
inline int inlined();
__attribute__((always_inline)) int inlined() { return 1; }
struct Within { __attribute__((always_inline)) int member() { return 0; } int outside(); };
__attribute__((always_inline)) int Within::outside() { return 1; }
template<class T> struct Pattern {
  __attribute__((noinline)) int inside() { return 1; }
  int outside();
  __attribute__((noinline)) int declared();
};
template<class T> __attribute__((noinline)) int Pattern<T>::outside() { return 1; }
template<class T> int Pattern<T>::declared() { return 1; }
template<> int Pattern<int>::inside() { return 2; }
template<> int Pattern<int>::outside() { return 2; }
template<> int Pattern<int>::declared() { return 2; }
template<> __attribute__((cold)) int Pattern<char>::inside() { return 3; }
template<> __attribute__((cold)) int Pattern<char>::outside() { return 3; }
