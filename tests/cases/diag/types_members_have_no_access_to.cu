// prelude: none
class P {
    class N {};
    typedef int T;
    enum E {};
    friend struct Friend;
    template <class> friend struct Friends;
public:
    struct Open {};
protected:
    class R {};
};
struct Friend { template <class T> struct In { typename T::N a; }; };
template <class T> struct Friends { typename T::N a; typename T::R b; };
Friend::In<P> f1;
Friends<P> f2;
template <class T> struct A { typename T::N a; typename T::T b; static typename T::E c; typename T::Open d; };
A<P> a;
template <class T> struct B { using X = typename T::T; };
B<P>::X b;
template <class T> using Alias = typename T::T;
Alias<P> alias;
template <class T> struct Base : T::R {};
Base<P> base;
template <class Q> struct Derived : P { typename Q::R a; };
Derived<P> derived;
template <class T> typename T::T result();
void call() { result<P>(); }
template <class T> void body() { typename T::N n; typename T::Open o; }
template void body<P>();
template <class T> int chosen(typename T::N*);
template <class T> long chosen(...);
static_assert(sizeof(chosen<P>(0)) == 8);
