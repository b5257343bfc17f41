// shows: members that are named with the class around them: without it among template arguments
// prelude: none
template <int A> struct Policy { static const int n = A; };
template <class A, class T> struct Prim {
  enum { S4 = (sizeof(T) + 3) / 4, S1 = sizeof(T) };
  static const int c = sizeof(T);
  static const int k = 5;
  enum { S9 = Prim::c + 1, S8 = Prim::k, S7 = Prim<A, T>::S1, S6 = Prim<A, T>::c };
  int a[Prim::c]; int b[Prim<A, T>::c + 1];
  typedef Policy<Prim<A, T>::S4> T1;
  typedef Policy<Prim<A, T>::S4 + 1> T2;
  typedef Policy<Prim<A, T>::c> T3;
  typedef Policy<Prim<A, T>::c + 2> T4;
  typedef Policy<Prim<A *, T>::c + 2> T5;
  typedef Policy<Prim<A *, T>::S4 + 2> T6;
  typedef Policy<Prim::c> T7;
  typedef Policy<(Prim::c > 3)> T8;
  typedef Policy<Prim::k + 1> T9;
  struct In { typedef Policy<Prim::c + 1> U1; typedef Policy<Prim::S4 + 1> U2; Policy<Prim::S4 + 2> f(Policy<Prim::c + 3>); };
  struct In2 : Policy<1> { typedef Policy<Prim::c + 1> U1; typedef Policy<Prim::S4 + 1> U2; Policy<Prim::S4 + 2> f(Policy<Prim::c + 3>); };
  Policy<Prim::S4 + 2> f(Policy<Prim::c + 3>);
  int g() { int x[Prim::c]; Policy<Prim::c + 3> y; return Prim::c + Prim::S1 + Policy<Prim::c + 4>::n + Policy<Prim::S4 + 4>::n; }
  template <int N = Prim::c + 1> struct M { Policy<Prim::c + N> q; };
  static_assert(Prim::c + 1 > Policy<Prim::c + 7>::n - 9, "");
};
template <class A, class T> Policy<Prim<A, T>::S4 + 2> Prim<A, T>::f(Policy<Prim::c + 3>) { return Policy<Prim::S4 + 2>(); }
namespace n {
template <class A, class T> struct Prim {
  enum { S4 = (sizeof(T) + 3) / 4, S1 = sizeof(T) };
  static const int c = sizeof(T);
  typedef Policy<Prim::S4 + 1> T2;
  typedef Policy<Prim::c + 2> T4;
  typedef Policy<n::Prim<A, T>::c + 2> T5;
};
}
enum Mod { CA, LDG };
template <int A, int B, Mod M> struct Pol { static const int n = A; };
struct sm52; struct sm30;
template <class A, class T> struct Tuning;
template <class T> struct Tuning<sm52, T> {
  enum { S4 = (sizeof(T) + 3) / 4, S1 = sizeof(T), S9 = Tuning::S1 + 1 };
  typedef Pol<128, (((24 / Tuning::S1) > (1)) ? (24 / Tuning::S1) : (1)), CA> One;
  typedef Pol<256, Tuning::S4, CA> Two;
  typedef Pol<256, (Tuning::S4 > 1), CA> Three;
  typedef Pol<256, Tuning::S4 + 1, CA> Four;
  typedef Pol<256, (Tuning::S4 > 1) ? 3 : Tuning::S4, CA> Five;
  Pol<256, Tuning::S4 + 1, CA> field;
  void f() { int a[Tuning::S4]; a[0] = Tuning::S1; Pol<256, Tuning::S4 + 1, CA> local; }
};
template <class A, class T> struct Prim2 {
  enum { S4 = (sizeof(T) + 3) / 4, S1 = sizeof(T), S9 = Prim2::S1 + 1 };
  static const int c = sizeof(T);
  typedef Pol<128, (((24 / Prim2::S1) > (1)) ? (24 / Prim2::S1) : (1)), CA> One;
  typedef Pol<256, Prim2::S4, CA> Two;
  typedef Pol<256, (Prim2::S4 > 1), CA> Three;
  typedef Pol<256, Prim2::S4 + 1, CA> Four;
  typedef Pol<256, (Prim2::S4 > 1) ? 3 : Prim2::S4, CA> Five;
  typedef Pol<256, Prim2::c + 1, CA> Six;
  using Seven = Pol<256, Prim2::c + 1, CA>;
  struct In : Pol<256, Prim2::c + 1, CA> { };
};
