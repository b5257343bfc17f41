// prelude: none
enum E { a }; enum class F; enum G : char; struct I; __underlying_type(E) u; __underlying_type(F) v; __underlying_type(G) w; __underlying_type(const E) x;
__underlying_type(int) b; __underlying_type(E &) c; typedef __underlying_type(void) d; __underlying_type(E[2]) e; template <class T> struct T1 { typedef __underlying_type(T) type; }; T1<E>::type f;
