// shows: what is thrown and caught, and the operand of typeid, is complete
// prelude: none
namespace std { struct type_info { int x; }; }
struct I; extern I i; struct P { virtual void f() = 0; };
void f(I *p) { throw *p; }
void g() { throw i; }
void h(I *p, I **q) { throw p; throw q; }
void j(void *p) { throw p; throw (void *)0; throw nullptr; }
void k(P &p) { throw p; throw &p; }
void l() { try { } catch (I) { } catch (I &) { } catch (I *) { } catch (I **) { } catch (void *) { } catch (void) { } }
template<class T> void m(T *p) { try { } catch (T) { } throw *p; }
auto &n() { return typeid(I); }
auto &o(I *p) { return typeid(*p); }
auto &q() { return typeid(I &); }
auto &r(I *p) { return typeid(p); }
