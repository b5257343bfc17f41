// shows: typedef names of a class before its members' types: what they stand for, where members are defined too
// prelude: none
namespace det { template <class E, class R> struct pbase { struct type { typedef R reference; typedef E element; }; }; }
template <class E, class R> class p1 : public det::pbase<E, R>::type {
 typedef typename det::pbase<E, R>::type super_t;
 protected: typedef typename det::pbase<E, R>::type prot_t;
 public: typedef typename det::pbase<E, R>::type pub_t; using al_t = typename det::pbase<E, R>::type; typedef R plain; 
 private: typedef R hidden;
 public:
  typename super_t::reference f(); typename prot_t::reference g(); typename pub_t::reference h(); typename al_t::reference i(); hidden j(); super_t k(); void l(typename super_t::reference, hidden); static typename super_t::element m;
  typename super_t::template foo<int>::bar n();
};
template <class E, class R> typename p1<E, R>::super_t::reference p1<E, R>::f() { typename super_t::reference q; }
template <class E, class R> typename p1<E, R>::prot_t::reference p1<E, R>::g() { typename prot_t::reference q; }
template <class E, class R> typename p1<E, R>::pub_t::reference p1<E, R>::h() { typename pub_t::reference q; }
template <class E, class R> typename p1<E, R>::al_t::reference p1<E, R>::i() { typename al_t::reference q; }
template <class E, class R> typename p1<E, R>::hidden p1<E, R>::j() { hidden q; }
template <class E, class R> typename p1<E, R>::super_t p1<E, R>::k() { super_t q; }
template <class E, class R> void p1<E, R>::l(typename p1<E, R>::super_t::reference, typename p1<E, R>::hidden) { }
template <class E, class R> typename p1<E, R>::super_t::element p1<E, R>::m;
template <class E, class R> auto p1<E, R>::n() -> typename super_t::template foo<int>::bar { }
template <class T> struct o { struct in { typedef T t; struct t2 { typedef T u; }; typedef typename T::q w; typename w::z a(); }; typedef typename T::q w; template <class U> struct mt { typedef typename U::k kk; typename kk::z b(); typename w::z c(); };
 typename in::w::z f(); typename o::w::z g(); typename o<T>::w::z h(); typename o<T>::in::w::z i(); typename mt<T>::kk::z j(); };
template <class T> typename o<T>::in::w::z o<T>::f() { typename in::w::z x; typename o::in::w::z y; }
template <class T> typename o<T>::w::z o<T>::g() { typename o::w::z x; typename o<T>::w::z y; }
template <class T> typename o<T>::w::z o<T>::h() { }
template <class T> typename o<T>::w::z o<T>::in::a() { }
template <class T> template <class U> typename o<T>::w::z o<T>::mt<U>::c() { typename o<T>::w::z x; typename w::z y; }
namespace n { template <class T> struct p { typedef typename T::q w; typename w::z g(); typename w::template y<T>::z k(); }; template <> struct p<int> { }; template <class T> struct p<T *> { typedef typename T::q w; typename w::z g(); }; }
template <class T> typename n::p<T>::w::z n::p<T>::g() { }
template <class T> typename n::p<T>::w::template y<T>::z n::p<T>::k() { }
template <class T> typename n::p<T *>::w::z n::p<T *>::g() { }
template <class T> typename n::p<T>::w::z fn(n::p<T>, typename n::p<T>::w::z);
