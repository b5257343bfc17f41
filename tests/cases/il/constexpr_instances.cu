// flags: --il_display 
// prelude: none
// What constexpr functions do that are made from templates.
template <class T> constexpr T id(T t) { return t + 1; }
int g() { return id(1); }
int h(int x) { return id(x) + id('c'); }
constexpr int k = id(2L);
template <class T> T plain(T t) { return t; }
int x = plain(1);
