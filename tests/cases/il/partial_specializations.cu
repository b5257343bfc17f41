// flags: --il_display
// prelude: none
// Classes and variables with partial specializations, and the instances that are made from them.
template <class T, int N> struct Pair { T first; };
template <class T> struct Pair<T *, 3> { T *third; void reset() {} };
Pair<int, 2> plain; Pair<int *, 3> special;
template <class T> constexpr bool points = false; template <class T> constexpr bool points<T *> = true;
bool yes = points<int *>, no = points<int>;
