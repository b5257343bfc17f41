// shows: constants that members initialize
// prelude: none
typedef unsigned long size_t; struct KS { int m; int f() const; static int s(); }; int kf();
template<class T> struct dq { size_t size() const { return 1; } size_t m; static size_t sm(); int ov(); int ov(int); KS ks; dq &self(); size_t arr[3];
 void c(dq &o, dq *p, KS k, size_t n) { const size_t a = this->size(); const size_t a1 = a - 1; const size_t b = o.size(); const size_t b1 = b - 1; const size_t c = p->size(); const size_t c1 = c / 2; const size_t d = k.f(); const size_t d1 = d - 1; const size_t e = sm(); const size_t e1 = e - 1; const size_t g = this->ov(); const size_t g1 = -g; const size_t i = this->m; const size_t i1 = i - n; const size_t l = ks.f(); const size_t l1 = l - 1; const size_t w = kf(); const size_t w1 = w - 1; const size_t y = n + this->size(); const size_t y1 = y - 1; const size_t z = y1 + 1; const size_t C(this->size()); size_t C1 = C - 1; const bool D = a > 1; const long E = long(a) - 1; } };
