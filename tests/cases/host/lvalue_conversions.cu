// shows: what lvalue references bind to through conversions, and what the bases of arguments are associated with
// flags: --c++17 --frandom-seed=7
// prelude: none
struct L; struct ai { int i; ai(L *, int); operator int() const; };
struct sr { sr(); sr(ai); sr(L *, int); };
struct rf { rf(ai); }; 
void clear(L *, int); void clear(rf &); void clear(L *, rf &); void clear(L *, sr &);
void c2(int); void c2(sr &); void n5(L *l) { c2(ai(l, 1)); const ai k(l, 2); c2(k); ai q(l, 3); c2(q); }
namespace s2 { class ref { int m; public: ref() noexcept = default; ref(ai) noexcept; ref(L*, ai) noexcept; protected: int d; }; 
inline void clr(L *, int); inline void clr(L *, ref &); struct T { L *l; void g() { clr(l, ai(l, -1)); } }; }
void m(L *l) { clear(l, ai(l, -1)); }
namespace s { struct tag {}; template<class T> void rev(T, T); template<class T> struct holder {}; }
namespace e { template<class C, class T> struct iterator {}; template<class T> void rev(T, T); template<class T> void go(T a) { rev(a, a); } template<class T> struct hold2 { }; }
template<class T> struct nri : e::iterator<s::tag, T> {};
struct n2 : e::iterator<s::tag, int> {}; struct n3 : e::hold2<s::holder<int>> {};
void t1() { nri<int> a; rev(a, a); e::go(a); n2 b; e::go(b); rev(b, b); n3 c; e::go(c); }
template<class T> struct out { struct in {}; typedef int x; }; void t2() { out<s::tag>::in i; e::go(i); }
struct BB { int v; BB(); BB(struct AA); };
struct AA { operator BB &(); };
int fb(BB &); 
void t(AA a) { fb(a); BB &b = a; BB &c(a); }
struct bits { int x : 3 __attribute__((packed)); int w : 4 __attribute__((aligned(8))), z : 2; };
