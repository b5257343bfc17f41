// shows: a reference that a range-based for declares binds to the elements of the range, whatever constructors their class has
// prelude: none
template<class A, class B> struct pr { A a; B b; pr(); template<class C, class D> pr(const pr<C, D> &); };
struct V { const pr<const int, int> *begin() const; const pr<const int, int> *end() const; };
void f(const V &v) { for (pr<int, int> &p : v) ; for (const pr<int, int> &p : v) ; for (pr<const int, int> &p : v) ; }
void g(int n) { new auto; new auto *; new auto(1); int *p = new auto(n); }
