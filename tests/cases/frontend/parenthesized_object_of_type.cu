// shows: a value-initialized object in parentheses whose member is named
// flags: --c++17
// prelude: none
template<class T> struct O {
  O(); void swap(O &); O &me(); O *operator->();
  O &f() { (O<T>()).swap(*this); return *this; }
  O &g() { (O()).swap(*this); (O<int>()).me(); (O<T>())->me(); return *this; }
};
struct P { void swap(P &); void (P::*q)(P &); };
void k(P &p) { (P()).swap(p); (O<int>()).swap(*new O<int>); ((P()).*p.q)(p); (O<int>())->me(); }
