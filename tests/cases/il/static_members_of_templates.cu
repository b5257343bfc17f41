// flags: --il_display
// prelude: none
// Static members of class templates that begin in the class, in it as constants, or outside.
int later();
template <class T> struct Store { static inline int known = 3; static inline T made = T(4);
static inline int computed = later(); static constexpr int size = sizeof(T); static const int more = sizeof(T) + 1;
static const int unused = 7; static inline int left = 5; static int outside; static inline const int fixed = 9; };
template <class T> int Store<T>::outside = 6;
int a = Store<int>::known, b = Store<int>::made, c = Store<int>::computed, d = Store<int>::size, e = Store<int>::more;
int f = Store<int>::outside; int h = Store<int>::fixed; int k = sizeof(Store<char>::known);
Store<long> object; void change() { Store<short>::known = 3; later(); }
