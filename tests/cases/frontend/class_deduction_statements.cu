// shows: a class template's name before parentheses begins an expression [stmt.ambig]
// prelude: none
template<class S> struct d { S s; explicit d(S x) : s(x) {} ~d(); };
namespace n { template<class S> struct e { S s; explicit e(S x) : s(x) {} ~e(); }; }
struct m { template<class S> struct e { S s; explicit e(S x) : s(x) {} ~e(); }; };
template<class L> struct guard { explicit guard(L &x); ~guard(); };
struct lock { } the_lock;
int gy;
void host(int y, int *p) {
 d(y);
 n::e(y);
 m::e(y);
 d (y), d(y);
 d(*p);
 n::e(*p);
 n::e(p[0]);
 d z(y);
 n::e z1(y), z2(y);
 guard(the_lock);
 { guard g(the_lock); }
 for (d(y); y; ) break;
 if (y) d(y);
}
struct w { n::e<int> m; w(int y) : m(n::e(y)) { n::e(y); } };
n::e<int> w1(n::e(gy)); d<int> w2(d(gy)); n::e w3(n::e(gy)); d w4(d(gy)); n::e w5(w4);
int f(d<int>); int fr = f(d(gy));
