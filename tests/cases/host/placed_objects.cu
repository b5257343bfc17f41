// shows: objects without a name whose members are used, calls through member pointers
// flags: -w
// prelude: none
struct L { int l; int get() const; static constexpr L cur(int x = 1) { return {x}; } static L dyn(); };
struct W { int l; W(int); constexpr W(int, int) : l(1) {} int get() const; };
int objects(int n, L q) { int a = L::cur().l; a = L::dyn().l; a = W{1}.l; a = W(1, 2).l; a = W(n, 2).l; a = L{n}.get(); a = (n ? L{1} : L{2}).l; return W(1, 2).l; }
static_assert(W(1, 2).l == 1, "");
int members(L a, L *b, int (L::*pf)() const) { return (a.*pf)() + (b->*pf)(); }
int atomics(int *p) { return __sync_fetch_and_add(p, 1) + __atomic_load_n(p, 0); }
