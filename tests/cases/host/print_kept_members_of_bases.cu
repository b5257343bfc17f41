// shows: calls of members of bases that wait for an instantiation
// prelude: none
namespace N {
template<class D> struct tm { 
 protected:
 template<class R, class P> bool m_for(const R& r, P p) { return true; }
 template<class R> bool m_until(const R& r) { return true; }
};
class tmx : public tm<tmx> { public:
 template<class R, class P> bool try_for(const R& r, P p) { return m_for(r, p); }
 template<class R> bool try_until(const R& r) { return m_until(r); }
 template<class R> bool try_3(const R& r) { return this->m_until(r); }
 bool try_4(int r) { return m_until(r); }
 private: friend class tm<tmx>;
};
template<class T> class tmy : public tm<tmx> { public:
 template<class R> bool try_until(const R& r) { return m_until(r); }
 bool f(T t) { return m_until(t); }
};
}
