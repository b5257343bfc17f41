// shows: the name behind ~ is that of the class of the object
// prelude: none
typedef int T; struct M { int x; typedef M N; }; struct B { }; typedef M C;
void f(M m, M *p, B &b, int v) {
    m.~M(); m.~N(); m.~C(); p->~M();
    m.~B(); p->~B(); p->~T(); b.~M(); m.~Z(); m.~v();
}
template<class U> struct S { }; typedef S<int> Q; void g(S<int> s, Q q) { s.~S(); s.~Q(); q.~S(); s.~M(); }
template<class U> void h(U u) { u.~U(); }
