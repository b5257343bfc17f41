// prelude: none
// Arguments of deleted function templates are spelled as they were first written, without typedefs that a template made
namespace std { template<class T> struct alloc {}; template<class I> struct sub { }; template<class I, class A = alloc<sub<I>>> struct mr { A a; };
template<class C> struct str { typedef C* const_iterator; typedef C vt; };
template<class C, class A> void m(const str<C>&&, mr<typename str<C>::const_iterator, A>&) = delete;
template<class C, class A> void m2(const str<C>&&, mr<typename str<C>::const_iterator, A>&) { A::none(); }
template<class A> struct S3 { A a; typename A::none x; }; template<class A> void m4(A) = delete; template<class... A> void m5(A...) = delete; template<class A> void m6() = delete;
typedef sub<str<char>::const_iterator> csm; typedef mr<str<char>::const_iterator> cm; }
void f(std::cm m, std::str<char> s) { std::m(std::str<char>(), m); std::m2(std::str<char>(), m); std::S3<decltype(m.a)> x; std::m4(m.a); std::m4(m); std::m5(m, m.a); std::m6<std::str<char>::vt>(); std::m6<std::cm>(); std::m6<std::str<int>::const_iterator*>(); }
