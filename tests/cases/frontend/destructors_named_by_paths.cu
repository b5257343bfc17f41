// shows: a template without rest arguments, and destructors that are named by a path
// prelude: none
template< typename R > struct seq {}; struct opt; template<class...> struct star; 
namespace internal { template<class C, class... R> struct until; template<class C> struct until<C> { using rule_t = until; }; 
template<class C, class... R> struct until { using rule_t = until; using q = until<C>; };  }
template<class N, class R, class = void> struct an;
template<class N, class C> struct an<N, internal::until<C>> : an<N, typename C::rule_t> {};
template<class N, class C, class... R> struct an<N, internal::until<C, R...>> : an<N, star<R..., C>> {};
template<class T> struct DO { T v; struct I {}; typedef T tt; I i; tt w; void f() { v.T::~T(); v.~T(); i.~I(); w.~tt(); w.tt::~tt(); } };
template<class U, template<class> class X> void g(U *p, X<int> *q, X<U> *r) { p->U::~U(); q->X<int>::~X(); r->X<U>::~X(); r->~X(); }
template<class T> void d(T x) { x.T::~T(); (&x)->T::~T(); typedef T L; x.L::~L(); x.~L(); }
template<class T> void d2(typename T::q x) { typedef typename T::q L; x.L::~L(); x.~L(); }
