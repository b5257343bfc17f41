// prelude: none
namespace std_ { typedef unsigned long size_t; }
template<class E, class A> struct GV; 
template<bool C, class T> struct MaybeC { typedef T Type; }; template<class T> struct MaybeC<true, T> { typedef const T Type; };
template<bool C, class VT> class GO { public: typedef GO<true, VT> ConstObject; typedef GO<false, VT> Object; typedef VT PlainType; typedef typename MaybeC<C, PlainType>::Type ValueType;
 GO(const GO &r) : v(r.v) {} operator ValueType&() const { return v; } private: GO(); ValueType &v; public: GO(ValueType &v) : v(v) {} };
template<class E, class A> struct GV { typedef GO<false, GV> Object; GV(Object o); template<class T> explicit GV(T b); GV(); int GetInt() const; };
template<class VT, class A> struct GP { VT *Get(VT &root, std_::size_t *u = 0) const; const VT *Get(const VT &root, std_::size_t *u = 0) const { return 0; }
 template<class S> VT *Get(GV<int, S> &doc) const; };
typedef GV<int, int> V;
void f(GP<V, int> p, V::Object o) { p.Get(o)->GetInt(); }
