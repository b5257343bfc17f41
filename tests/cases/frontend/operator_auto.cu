// prelude: none
struct M { int v; };
template<class T> struct S { T t; operator auto() const; };
template<class T> auto ev(const S<T> &s) { return s.t; }
template<class T> S<T>::operator auto() const { return ev(*this); }
template<class T> struct S2 { T t; operator auto() const { return t; } };
struct S3 { int t; operator auto() const; };
inline S3::operator auto() const { return t; }
void f() { S<M> s; M m = s; S2<M> s2; M m2 = s2; M m3; S3 s3; int q = s3; M m4(s); const M &r = s; M arr[] = {s, s2}; }
void g(M); void h() { g(S<M>()); }
M k() { return S<M>(); }
