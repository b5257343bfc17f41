// shows: member templates through pointers that are constant
// prelude: none
template<class T> struct A { template<int I, class X> void emp(X); int m;
void f2(A *const r) { r->emp<3>(1); }
void f3(A *volatile r, A &s) { r->emp<3>(1); s.emp<3>(1); }
template<int I> void f6(A *const r) { r->emp<I>(1); (r->template emp<3>)(1); }
template<int I> void f7() { struct S { A *t; void g() const { t->emp<3>(1); } }; }
template<int I, class X> void f8(X x) { struct { void operator()(int) const { this_->emp<I>(a_); this_->m = 1; } A *this_; X a_; } z{this, x}; z(1); }
};
