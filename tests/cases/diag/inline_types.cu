// prelude: none
// `inline` where no function or object is declared.
typedef inline int a; inline typedef int b; namespace N { typedef inline int c; } extern "C" { typedef inline void d(); }
inline struct B {}; inline struct C; inline enum E { e }; inline int; inline;
struct S { typedef inline int t; inline typedef int u(); inline struct T {}; inline enum { x }; inline static int n; inline void f(); };
template <class T> struct P { typedef inline T t; inline struct I {}; };
void g() { inline struct L {}; typedef inline int q; inline enum { y }; }
inline int v; static inline int w; inline struct A {} obj; inline int (*fp)(); inline auto h() -> int;
