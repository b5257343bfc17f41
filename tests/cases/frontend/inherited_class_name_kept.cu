// shows: names that a private base keeps to itself are named by their paths
// prelude: none
namespace a { namespace detail {
class noncopyable { protected: noncopyable() {} ~noncopyable() {} };
class svc : private noncopyable { };
class svc2 : private svc { class impl : private detail::noncopyable { int x; }; class impl2 : private svc { }; };
class svc3 : public svc { class impl : private detail::noncopyable { int x; }; detail::noncopyable *p; void f(detail::noncopyable *q); struct z : svc {}; };
template<class T> class svc4 : public svc { class impl : private detail::noncopyable { int x; }; detail::noncopyable *p; void f(detail::noncopyable *q); };
}
}
