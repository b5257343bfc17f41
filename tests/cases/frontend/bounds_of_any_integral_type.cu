// prelude: none
// The type of an array's bound tells the type of a value parameter only where nothing else does.
template<class T, T n> void first(T, int (&)[n]);
template<class T, T n> void last(int (&)[n], T);
template<class T, T n> void own(T (&)[n]);
template<class T, T n> T alone(int (&)[n]);
void ask() {
  const int count = 3;
  int a[count]; unsigned b[2]; short c[4];
  first(count, a); last(a, 2L); own(a); own(b); own(c);
  static_assert(sizeof(alone(a)) == 8, "");
}
template<int...> struct Numbers {};
template<bool> struct Told { template<class A> static void call(A &&...) {} template<class A> static void call(A &&) {} };
template<int... I, class... Args> void fold(Numbers<I...>, Args &&... args) { (Told<I == sizeof...(args)>::call(args), ...); }
void folded() { fold(Numbers<0, 1>{}, 1, 2); }
