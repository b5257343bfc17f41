// shows: a member that is called as its class hides the class within it alone
// prelude: none
struct A { struct A *n0; char A; struct A *next; struct A *f(struct A *p) { struct A *q = p; return q; } struct B { struct A *m; }; };
struct A *A1(struct A *p) { struct A x; A y; return p->next; }
template <class T> struct TA { char TA; ::TA<T> *f(); void g() { ::TA<T> r; } };
template <class T> ::TA<T> *::TA<T>::f() { return 0; }
TA<int> *tt; void ff() { tt->f(); TA<int>().g(); TA<int> a; a.f(); new TA<int>(); sizeof(TA<int>); (void)static_cast<TA<int>>(a); }
