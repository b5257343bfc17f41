// prelude: none
// shows: calls through elements of ranges and other variables whose type is deduced
template<class T> void g(T t) { for (auto c : t.ch) { c->rs.empty(); c->m(); c.m(); c->rs.x.y(); (*c).m(); c->rs; if (c->rs.empty()) {} } for (auto& c : t.ch) { c->rs.empty(); c->m(); } for (auto* c : t.ch) { c->rs.empty(); c->m(); } for (const auto c : t.ch) { c->rs.empty(); c->m(); } for (auto&& c : t.ch) { c->rs.empty(); c->m(); } for (T c : t.ch) { c->rs.empty(); c->m(); } for (auto [a, b] : t.ch) { a->rs.empty(); b->m(); a.m(); }
 auto d = t.x; d->rs.empty(); d->m(); auto& e = t.x; e->rs.empty(); e->m(); const auto& f = t.x; f->rs.empty(); f->m(); T h; h->m(); h->rs.empty(); T i = t; i->m(); i->rs.empty(); auto [j, k] = t; j->m(); j->rs.empty(); auto* l = t.x; l->m(); l->rs.empty(); auto&& n = t.x; n->m(); t->m(); t->rs.empty(); 
 int a[3]; for (auto o : a) t.m(o); for (auto c : t) { c->m(); c->n.m(); } for (auto c : a) { t(c)->m(); } }
template<class T> struct CC { T v; void f() { for (auto c : v) { c->m(); c->n.m(); } for (const auto& c : v.x) { c->m(); c->n.m(); } auto d = v; d->m(); auto l = [](auto p, const auto& q) { p->m(); q->m(); p->n.m(); q->n.m(); }; } };
