// shows: constants that an earlier declaration says extern of have external linkage and print so
// flags: --c++17
// prelude: none
extern inline int w; inline int w = 2; inline int w2; extern int w2; struct S { static inline int q; static const int r; static int t; }; const int S::r = 3; int S::t; template<class T> inline T vt = 3; extern template int vt<int>; namespace m { extern const volatile int cv; const volatile int cv = 2; extern int (*const fp)(int); int (*const fp)(int) = 0; extern const int arr[3]; const int arr[3] = {1,2,3}; } const int m2 = 3; extern const int m2;
