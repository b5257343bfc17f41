// prelude: none
// flags: --c++17
struct S { int v; int sv2; static int sm; enum { E1 }; static const int sc = 3; static constexpr int sx = 4; static void sf(); static S* sp; static S so; int arr[2]; static int sarr[2]; S& self(); }; S s; S* ps; S& fs(); 
void take(int); void f(S& r, S* p) { int a = s.sm; take(s.sm); take(ps->sm); take(r.sm); take(p->sm); take(fs().sm); take(s.E1); take(s.sc); take(s.sx); s.sf(); ps->sf(); r.sf(); s.sm = 3; r.sm = 3; int b = s.sm + 1; int c = ps->sm; int d = r.sm; int e = p->sm; auto g = &s.sm; auto h = &r.sm; s.so.v = 1; int i = s.so.v; take(s.so.sm); take(s.sp->v); take(s.sarr[1]); int& j = s.sm; int& k = r.sm; s.sm++; if (s.sm) {} return s.sf(); take(S().sm); take(s.self().sm); take((*p).sm); int l = s.sc; const int& m = s.sm; int n = S().sm; }
template<class T> void g(S& r, S* p, T& t) { int a = s.sm; take(s.sm); take(ps->sm); take(r.sm); int b = s.sm + 1; s.sm = 3; take(s.sx); auto g = &s.sm; int& j = s.sm; int i = s.so.v; int d = r.sm; s.sf(); t.sm; }
int x = s.sm; int y = ps->sm; int& z = s.sm; int* w = &s.sm;
