// shows: explicit instantiations, defaulted members and specializations
// flags: --c++17
// prelude: none
namespace std { class locale; 
template<class T> struct enable_if { typedef T type; };
class locale { public: class facet; class id; struct Impl;
 template<class F> friend const F& use_facet(const locale&); template<class F> friend bool has_facet(const locale&) throw();
 friend void plain(const locale&); friend locale ret(locale*); template<class F> friend locale g(F, const facet&);
 void h(); };
struct locale::Impl { void inst(const locale::id*, int*); template<class F> void init(F* f) { inst(&F::id, f); } template<class F> void init2(F* f) { inst(0, f); inst(0, (int*)0); } };
template<class F> bool has_facet(const locale&) throw();
template<class F> const F& use_facet(const locale&) { return *(F*)0; }
template<class C> struct ctype { };
extern template bool has_facet<ctype<char> >(const locale&);
extern template const ctype<char>& use_facet<ctype<char> >(const locale&);
typedef void (*uh)() __attribute__ ((__deprecated__));
typedef int di __attribute__ ((__deprecated__));
typedef long ptrdiff_t; typedef long streamsize;
template<class A, class B> struct pair { pair(); pair(A, B); };
template<class T> pair<T*, ptrdiff_t> get(ptrdiff_t);
template<class T> struct tb { typedef T* pointer; typedef T value_type; int n; void f() { pair<pointer, ptrdiff_t> p(get<value_type>(n)); pair<pointer, long> q(get<value_type>(n)); } };
template<class T> streamsize cps(T*, bool&);
extern template streamsize cps(char*, bool&);
template<class C, class Tr> struct bos { typedef bos<C, Tr> ot; typedef C ct; ot& ins(long); template<class V> ot& ins2(V v); ot& ins3(ct); ct ins4(); bos(const bos&); bos& operator=(const bos&); };
template<class C, class Tr> template<class V> bos<C, Tr>& bos<C, Tr>::ins2(V v) { return *this; }
template<class C, class Tr> bos<C, Tr>& bos<C, Tr>::ins(long) { return *this; }
template<class C, class Tr> bos<C, Tr>::bos(const bos&) = default;
template<class C, class Tr> bos<C, Tr>& bos<C, Tr>::operator=(const bos&) = default;
inline namespace cxx11 { template<class C> struct col { int cmp(const C*) const throw(); }; }
template<> int col<char>::cmp(const char*) const throw();
template<class C> struct cbn { cbn(); };
template<> struct cbn<char> { cbn(int); };
extern template class cbn<char>;
extern template class cbn<int>;
struct nb { enum { a, b = 4, e = 36 }; static const char* at; };
template<class C> struct wd { void w(const char*, const char*, C*); void f() { const wd<C>& ct = *this; C x[2]; wd<C> z; z.w(nb::at, nb::at + nb::e, x); char* p = static_cast<char*>(__builtin_alloca(sizeof(C) * 3)); C* cs = static_cast<C*>(__builtin_alloca(sizeof(C) * 3)); C* c2 = (C*)__builtin_alloca(sizeof(C) * 3); C* c3 = static_cast<C*>(p); } };
struct ib { void mv(int); };
template<class C> struct bi : virtual ib { void mv(int x) { ib::mv(x); this->ib::mv(x); } };
struct bi2 : ib { void mv(int x) { ib::mv(x); this->ib::mv(x); mv(x); } };
}
