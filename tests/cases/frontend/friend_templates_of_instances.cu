// shows: friend templates that several instances of a class template declare and that a namespace declares again
// prelude: none
template <class A> struct map { A t; template <class B> friend bool g(const map<B>&, const map<B>&); template <class B> friend bool operator==(const map<B>&, const map<B>&); };
template <class B> bool operator==(const map<B>&, const map<B>&) { return true; }
bool f1(map<int> const& l, map<double> const &k) { return g(l, l) && l == l; }
template <class A> struct pm { A t; template <class B, class C> friend bool h(const pm<B>&, const pm<C>&) ; };
bool f2(pm<int> const& l, pm<double> const &k) { return h(l, k); }
template <class A> struct fm { A t; template <class B> friend bool g(const fm<A>&, B); };
template <class A, class B> bool g(const fm<A>&, B);
bool f3(fm<int> const& l, fm<double> const &k) { return g(l, l); }
template <class A> struct gm { A t; template <class B> friend bool g(const gm&, B); };
template <class B> bool g(const gm<int>&, B);
bool f4(gm<int> const& l, gm<double> const &k) { return g(l, l); }
template <class A> struct im { A t; template <class B, int N, template <class> class Q> friend bool g(const im<B>&, int (&)[N], Q<B>);
 template <class... B> friend bool h(im, B...); template <class B = int> friend bool k(im<A>, B*) { return true; }};
template <class B, int M, template <class> class Q> bool g(const im<B>&, int (&)[M], Q<B>);
template <class... B> bool h(im<int>, B...);
int a[3];
bool f5(im<int> const& l, im<double> const &k) { return g(l, a, l) && h(l, 1, 2, 3); }
bool f6(im<int> const& l, im<double> const &m) { return k(l, a) && k(m, a); }
template <class A> struct jm { A t; template <class B> friend B j(const jm&, B) { return {}; } };
template <class B> long j(const jm<int>&, B);
void f7(jm<int> x, jm<char> y) { j(y, y); }
