// shows: The path to a befriended function: as written, of templates and in class templates the shortest from the class; parameters are named from outside.
// flags: --frandom-seed=7
// prelude: none
int unit_anchor = 1;
struct G; G *gf(G *); void gv(int); template <class T> T gt(T); template <class T> void gtv(T);
namespace a { struct A; void av(A *); A *ap(A *); template <class T> T at(T); template <class T> void atv(T);
 namespace b { struct B; void bv(B *); B *bp(B *); template <class T> T bt(T); template <class T> T *btp(T); template <class T> void btv(T); struct C { void m(); template <class T> void tm(T); static int s(int); }; }
 inline namespace v { void iv(int); template <class T> void itv(T); }
 struct A {
  friend G *::gf(G *); friend void ::gv(int); template <class T> friend T (::gt)(T); template <class T> friend void ::gtv(T);
  friend void ::a::av(A *); friend A *::a::ap(A *); template <class T> friend void ::a::atv(T);
  friend void a::av(A *); template <class T> friend T a::at(T);
  friend void b::bv(b::B *); friend b::B *b::bp(b::B *); template <class T> friend T b::bt(T); template <class T> friend T *b::btp(T); template <class T> friend void b::btv(T);
  friend void a::b::bv(b::B *); friend void ::a::b::bv(b::B *); friend void b::C::m(); template <class T> friend void b::C::tm(T); friend int ::a::b::C::s(int); friend int b::C::s(int);
  friend void v::iv(int); template <class T> friend void v::itv(T); friend void a::iv(int); 
 };
 template <class T> struct TA { friend void b::bv(b::B *); friend void ::gv(int); template <class U> friend U b::bt(U); friend void a::v::iv(int); friend T a::at<T>(T); friend void b::btv<T>(T); friend void a::b::btv<>(T); friend int ::a::b::C::s(int); friend int b::C::s(int); template <class U> friend void ::gtv(U); };
}
struct G { friend void a::av(a::A *); friend void ::a::av(a::A *); friend void ::gv(int); friend G *(::gf)(G *); friend void gv(int); template <class T> friend void a::b::btv(T); template <class T> friend void ::a::b::btv(T); friend void a::b::C::m(); };
