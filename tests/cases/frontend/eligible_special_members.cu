// prelude: none
// flags: --c++20
template<class T> concept C1 = sizeof(T) > 0; template<class T> concept C2 = C1<T> && sizeof(T) < 100; template<class T> concept C3 = sizeof(T) > 1000;
template<class T> struct P { T v; P& operator=(const P&) = delete; P& operator=(const P&) requires C1<T>; P(); P(const P&) requires C1<T>; P(const P&) = delete; P(const P&) requires C2<T>; P(P&&) requires C3<T>; };
struct A { P<int> p; }; void f(A& a, const A& b) { a = b; A c(b); A d; A e(static_cast<A&&>(c)); }
template<class T> struct Q { Q& operator=(const Q&) requires C3<T>; Q& operator=(const Q&) = delete; Q(const Q&) = delete; Q(const Q&) requires C3<T>; }; struct B { Q<int> q; }; void f(B& a, const B& b) { a = b; }
static_assert(!__is_assignable(B&, const B&)); static_assert(__is_assignable(A&, const A&)); static_assert(!__is_trivially_assignable(A&, const A&));
