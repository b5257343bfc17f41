// shows: deleted members that are declared inline
// flags: --c++17
// prelude: none
struct A { inline A() = delete; inline void f() = delete; inline A(const A &) = delete; inline ~A() = default; inline A &operator=(const A &) = default; __attribute__((always_inline)) inline A(int) = delete; static inline void g() = delete; virtual inline void h() = delete; friend inline void k(A) = delete; constexpr inline A(long) = delete; template<class T> inline A(T *) = delete; inline A(char) {} inline void m() {} inline void n(); };
inline void z(int) = delete; static inline void y() = delete; inline void A::n() {} template<class T> inline void w(T) = delete; template<> inline void w(int) = delete;
template<class T> struct B { inline B() = delete; inline void f() = delete; inline B(const B &) = default; };
struct __attribute__((aligned(4))) D { __inline__ __attribute__((always_inline)) D() = default; __inline__ __attribute__((always_inline)) D(int) = delete; };
