// shows: arrays that are declared again with another bound, members, in blocks and outside
// prelude: none
struct S { static int e; static int a[3]; static int b[]; static const int c[]; static int d[2][3]; static constexpr int k[] = {1, 2}; static int m[2]; };
long S::e; int S::a[4]; int S::b[2]; int S::b[3]; const int S::c[] = {1, 2, 3}; int S::d[2][4]; constexpr int S::k[]; int S::m[] = {1, 2};
template<class T> struct TS { static T e[3]; static int h[2]; static int ok[2]; static T un[]; }; template<class T> T TS<T>::e[4]; template<class T> int TS<T>::h[3]; template<class T> int TS<T>::ok[2]; template<class T> T TS<T>::un[3];
extern int q[3]; void f() { extern int q[5]; extern int q[]; } extern int q[4]; extern int w[]; extern int w[2]; void g() { extern int w[]; extern int w[2]; extern int w[3]; } int w[2];
