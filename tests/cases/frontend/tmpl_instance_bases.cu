// shows: what a base of a class template becomes must be a complete class that is neither union nor final
// flags: --frandom-seed=7
// prelude: none
template<class T> struct D : T { int x; };
D<int> d;
D<int *> pointer;
D<void> nothing;
struct I;
D<I> incomplete;
union U {};
D<U> united;
enum E {};
D<E> enumeration;
struct F final {};
D<F> last;
struct O {};
D<O> o;
D<D<O> > oo;
D<const O> constant;
template<class T> struct J;
D<J<int> > declared;
template<class... T> struct N : T... {};
N<O, D<O> > several;
template<class T> struct R : T::type {};
struct S { typedef int type; typedef O other; };
R<S> named;
R<O> missing;
R<int> member;
template<class T> struct G : private T::other {};
G<S> g;
template<class T> struct C : virtual T {};
C<O> c1;
C<int> c2;
template<class T> using Id = T;
template<class T> struct B : Id<T> {};
B<O> b1;
B<int> b2;
