// shows: a class whose base has the same name is named by its path inside of classes derived from it
// flags: -w
// prelude: none
namespace std { struct exception { exception(); virtual ~exception(); int w; }; }
namespace N { namespace detail { struct exception : std::exception { exception(int); static int diag(int); int id; typedef int q; };
struct PE : exception { PE(int a) : exception(a) { } int f() { return exception::diag(1) + exception::id; } static PE mk(int i) { exception::q z; exception *e; exception::diag(2); return PE(i); } };
} 
namespace v1 { struct ex2 : std::exception { ex2(int); static int diag(int); }; struct PE2 : ex2 { PE2() : ex2(1) {} int f() { return ex2::diag(2); } }; }
struct ex3 : detail::exception { ex3() : exception(1) { } int f() { return exception::diag(3); } };
struct ex4 : detail::exception { ex4() : detail::exception(1) { } int f() { return detail::exception::diag(3); } };
}
struct exception { static int diag(int); };
struct ex5 : N::detail::exception { ex5() : exception(1) { } int f() { return exception::diag(3); } };
using namespace std;
namespace Q { namespace detail { struct exception : std::exception { exception(int); static int diag(int);}; struct PE : exception { PE(int a) : exception(a) { } int f() { return exception::diag(1); } }; } }
namespace S { struct e { e(); static int sd(int); }; struct f { f(); }; }
namespace M { namespace D { struct e : S::e { e(int); static int d(int); template<class T> static int dt(T); static int ov(int); static int ov(long); };
 struct P : e { P() : e(1) { e *p; e::d(1); e::dt(2); P::d(1); d(2); sizeof(e); e q(1); } e *m; e g(e x); typedef e te; template<class T> void h(T t) { e::d(1); e::dt(t); e::dt(1); e::ov(t); e::ov(1); e::d(t); e *p; } template<class T> static P mk(T t) { return e::dt(t), e::dt<T>(t), P(); } };
 struct P2 : P { P2() { e *p; e::d(1); } e *m; };
 struct U { e *m; int f() { e q(1); return e::d(1); } };
}}
int anchor = 1;
