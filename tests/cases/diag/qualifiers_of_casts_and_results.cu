// shows: qualifiers that mean nothing on the types of casts and results, `__restrict__` and dependent types among them
// prelude: none
typedef int *__restrict__ RP; using CI = const int;
template<class U> struct C { };
template<class T> void f(void *p, unsigned long a, T t) {
  auto q1 = reinterpret_cast<const T *__restrict__>(a); auto q2 = static_cast<T *const>(p); auto q3 = (T *__restrict__)p; auto q4 = (const T)t;
  auto q5 = static_cast<const T>(t); auto q6 = (int *__restrict__)p; auto q7 = (const typename T::x)t; auto q8 = (const C<T>)t; auto q9 = (T __restrict__)p;
}
struct S { operator int *const(); operator int *__restrict__(); operator const int(); operator const S(); int *const r(); int *__restrict__ s(); };
void g(void *p) { auto a = (RP)p; auto b = (int (*__restrict__)[3])p; auto c = (int &__restrict__) * (int *)p; auto d = (CI)1; auto e = static_cast<int *__restrict__>(p); }
