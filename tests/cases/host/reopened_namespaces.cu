// An explicit specialization of a class template that is declared from outside of its namespace opens it again.
namespace library { template<class T> struct Hash; namespace inner { template<class T> struct Deep; struct E; } template<class T> int function(T); template<class T> int variable = 1; struct G { struct H; template<class T> struct I {}; }; enum K : int; }
struct P { int a, b; };
template<> struct library::Hash<P> { int operator()(const P &) const; };
template<> struct library::inner::Deep<P>;
template<> struct library::inner::Deep<P> { P p; };
template<class T> struct library::Hash<T *> { int n = 3; };
struct library::inner::E { int i; };
struct library::G::H { int h; };
template<> struct library::G::I<int> { int h; };
template<> int library::function<P>(P) { return 1; }
template<> int library::variable<P> = 2;
enum library::K : int { k1 };
template<> struct ::library::Hash<int> { int q; };
namespace A { namespace B { template<class T> struct X; struct Y; }
template<> struct B::X<int> { int i; };
struct B::Y { int y; }; }
int last = 1;
