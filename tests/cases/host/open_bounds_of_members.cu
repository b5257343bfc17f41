// shows: the bound of a static member of a class template is known in instances alone
// prelude: none
template <int> void g();
template <typename T> struct S { static int i[]; static T j[3]; static const int k[]; void f(); };
template <typename T> int S<T>::i[] = { 1 };
template <typename T> const int S<T>::k[] = { 1, 2 };
template <typename T> void S<T>::f() { g<sizeof (i) / sizeof (int)>(); g<sizeof(j)>(); g<sizeof k>(); int x = sizeof(i); for (int y : i) ; for (int y : k); x = sizeof(S::i); x = sizeof(S<T>::k) / sizeof(k[0]); }
template <> int S<int>::i[] = { 1, 2 };
int main() { S<int> s; s.f(); S<char>().f(); return sizeof(S<char>::i); }
