// shows: operator< and operator<< before template arguments, and as known functions in templates
// flags: -w
// prelude: none
struct O { template<class T> bool operator<(T) const; template<class T> friend bool operator<(O, T*); template<class T> bool operator<<(T); };
template<class T> bool operator<(T, O); template<> bool operator< <int>(int, O);  template<> bool O::operator< <int>(int) const; template<> bool operator< <char>(char, O) { return true; } template<> bool operator<(short, O) { return 1; }
template<class T> struct F { friend bool operator< <>(T, O); friend bool operator< <int>(int, O); template<class U> bool operator<(U); template<class U> friend bool operator<(U, F); };
void h2(O o) { operator< <int>(1, o); o.operator< <int>(1); operator<(1, o); bool (*p)(int, O) = operator< <int>; p = &operator< <int>; bool (O::*q)(int) const = &O::operator< <int>; auto r = &O::operator< <long>; O *w = &o; w->operator< <int>(2); w->O::operator< <int>(2); o.operator<< <int>(1); }
template<class T> struct G { bool operator<(const G &) const; bool operator>(const G&o) { return o.operator<(*this); } void s(T t) { operator<(t); operator<(*this); this->operator<(t); G g; g.operator<(t); g.operator<(*this); g.G::operator<(t); G::operator<(t); G *p = this; p->operator<(g); G<int> gi; gi.operator<(gi); gi.operator<(t); (g.operator<)(t); auto q = &G::operator<; } };
template<class T> struct H { template<class U> bool operator<(U) const; bool s(T t) { operator<(t); return this->operator<(*this) || operator< <int>(1) || this->template operator< <int>(1); } };
struct J { bool operator<(const J&) const; template<class T> bool s(T t) { operator<(t); J j; this->operator<(t); j.operator<(t); return J::operator<(t); } };
template<class T> bool operator<=(G<T>, O); template<class T> bool k(G<T> g, O o) { return operator<=(g, o); }
inline bool operator<(J, int); 
