// prelude: none
namespace std { template<class A, class B> struct pair { A first; B second; }; template<class K, class V, class C> struct map { typedef pair<const K, V> value_type; struct it { value_type &operator*() const; }; it begin() const; }; }
namespace rt { class ps { struct lg { bool operator()(int) const; }; public: typedef std::map<int, char, lg> storage; storage const &all() const; };
void f(ps &p) { ps::storage::value_type const &v = *p.all().begin(); for (ps::storage::value_type const &v = *p.all().begin(); ;) {} if (ps::storage::value_type const *q = 0) {} ps::storage::it z = p.all().begin(); } 
class u { void g(ps &p) { for (ps::storage::value_type const &v = *p.all().begin(); ;) {} for (const ps::storage::value_type *v = 0; ;) {} ps::storage s2 = p.all(); ps::storage::value_type &w = *p.all().begin(); } };
template<class T> void h(ps &p) { for (ps::storage::value_type const &v = *p.all().begin(); ;) {} }
}
