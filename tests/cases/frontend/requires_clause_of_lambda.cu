// shows: what follows a requires-clause; the scope of init-captures
// flags: --c++20
// prelude: none
template <class F> int use(F) { return 0; }
int x = use([]<class T> requires (sizeof(T) > 1) (T t) requires true { return t; });
int i = 7;
auto a = [i = 1.5](int (*p)[sizeof(i)]) -> decltype(i) { return i; };
auto b = [q = 1, r = q] { return r; };
