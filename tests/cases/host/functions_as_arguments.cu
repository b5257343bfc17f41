// shows: functions as template arguments are named by the path from where they stand
// prelude: none
extern "C" int cm(void **p, unsigned long s, unsigned f = 0);
template<class T> int cm(T **p, unsigned long s, unsigned f = 1) { return 0; }
namespace t { namespace sys { namespace cu { 
namespace detail { typedef int (*fn)(void **, unsigned long); template<fn A, int (*F)(void *)> struct mr {}; 
inline int cm(void **p, unsigned long s) { return 0; } inline int fr(void *p) { return 0; } inline int only(void*) { return 0; } typedef mr<cm, fr> zz; }
typedef detail::mr<detail::cm, detail::fr> m; typedef detail::mr<detail::cm, detail::only> m2; 
detail::mr<detail::cm, detail::fr> v1; void f() { detail::mr<&detail::cm, &detail::only> q; }
} }
namespace detail { int other; }
template<class T> using al = sys::cu::m; template<class T> using al2 = sys::cu::m2; sys::cu::m mm; sys::cu::m2 mm2;
template<class T> struct X { sys::cu::m2 mm2; sys::cu::m mm1; void g() { sys::cu::m2 mm2;  sys::cu::detail::mr<sys::cu::detail::cm, sys::cu::detail::fr> y; } };
}
t::sys::cu::detail::mr<&t::sys::cu::detail::cm, t::sys::cu::detail::only> last;
