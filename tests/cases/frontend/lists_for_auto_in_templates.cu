template<class T> void f(T t) { auto p = {T{1}}; auto q = {t}; auto r{t}; }
template<class T> void g(T t) { auto p = {T{1}, T{2}}; }
template<class T> void h(T t) { auto p = {1, t}; for (auto x : {t, t}) { } auto l = {&t}; }
template<class... T> void k(T... t) { auto p = {t...}; auto q = {1, t...}; }
template<class T> struct M { int m = 0; void n() { auto p = {m}; auto q = {this->m}; } };
