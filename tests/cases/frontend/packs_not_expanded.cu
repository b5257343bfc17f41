// shows: parameter packs that nothing expands, and empty folds
// prelude: none
template <class... T> void f(T t);
template <class... T> T g();
template <class... T> void h(T... t);
template <class... T> auto s(T... t) { return (t + ...); }
auto x = s();
